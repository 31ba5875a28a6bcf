import { cx } from '@/lib/dom/cx'
import styles from './Button.module.css'

export interface ButtonLook {
  /** One primary for each region of a view. */
  look?: 'primary' | 'quiet' | 'ghost' | undefined
  size?: 'md' | 'lg' | undefined
  isBlock?: boolean | undefined
}

/** The look that buttons and links in a button's place share. */
export const buttonClass = ({ look = 'primary', size = 'md', isBlock }: ButtonLook) =>
  cx(styles.button, styles[look], styles[size], isBlock && styles.block)
