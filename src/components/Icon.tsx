import { icons, type IconName } from './icons'
import styles from './Icon.module.css'

interface IconProps {
  name: IconName
  /** In pixels; 20 unless told. */
  size?: number
  /** Pointing icons are mirrored in Arabic. */
  flip?: boolean
  className?: string | undefined
}

/** A picture beside words or inside a named control: never read out by itself. */
export function Icon({ name, size = 20, flip = false, className = '' }: IconProps) {
  const path: string | [string, string] = icons[name]
  const [stroke, fill] = typeof path === 'string' ? [path] : path
  return (
    <svg
      className={`${styles.icon ?? ''} ${flip ? (styles.flip ?? '') : ''} ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
    >
      <path d={stroke} />
      {fill && <path d={fill} className={styles.solid} />}
    </svg>
  )
}
