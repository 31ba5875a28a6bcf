import { cx } from '@/lib/dom/cx'
import { brand } from '@/lib/pageData'
import styles from './Logo.module.css'

interface LogoProps {
  /** Empty in a link that is already named after the brand. */
  alt?: string
  className?: string | undefined
}

/** The brand's logo; a class may crop it to its mark, the left end of the image. */
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
