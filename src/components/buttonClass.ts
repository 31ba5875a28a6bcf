import { cx } from '@/lib/dom/cx'
import styles from './Button.module.css'

export interface ButtonVariant {
  /** At most one primary button per region. */
  variant?: 'primary' | 'quiet' | 'ghost' | undefined
  size?: 'md' | 'lg' | undefined
  isFullWidth?: boolean | undefined
}

export const buttonClass = ({ variant = 'primary', size = 'md', isFullWidth }: ButtonVariant) =>
  cx(styles.button, styles[variant], styles[size], isFullWidth && styles.block)
