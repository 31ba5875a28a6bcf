import { cx } from '@/lib/dom/cx'
import styles from './Button.module.css'

export interface ButtonVariant {
  /** One primary for each region of a view. */
  variant?: 'primary' | 'quiet' | 'ghost' | undefined
  size?: 'md' | 'lg' | undefined
  isFullWidth?: boolean | undefined
}

/** The look that buttons and links in a button's place share. */
export const buttonClass = ({ variant = 'primary', size = 'md', isFullWidth }: ButtonVariant) =>
  cx(styles.button, styles[variant], styles[size], isFullWidth && styles.block)
