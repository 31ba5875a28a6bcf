import { brand } from '@/domain/brand'
import { cx } from '@/lib/dom/cx'
import styles from './Logo.module.css'

interface LogoProps {
  /** In a link that bears the brand's name the picture says nothing. */
  alt?: string
  className?: string | undefined
}

/** The brand's logo; a class may cut it to its mark, the picture's left end. */
export function Logo({ alt = '', className }: LogoProps) {
  return (
    <img
      className={cx(styles.logo, className)}
      src={brand.logo}
      alt={alt}
      width={152}
      height={38}
    />
  )
}
