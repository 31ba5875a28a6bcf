import styles from './RadioChips.module.css'
import { RadioGroup, type RadioGroupProps } from './RadioGroup'

/** Radios as text chips, for categories and types of history. */
export function RadioChips(props: RadioGroupProps) {
  return <RadioGroup {...props} itemClass={styles.chip} />
}
