import { icons, type IconName } from './icons'
import styles from './Icon.module.css'

interface IconProps {
  name: IconName
  /** In pixels. */
  size?: number
  /** Icons with a direction are mirrored in Arabic. */
  flip?: boolean
  className?: string | undefined
}

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
