import styles from './RadioChips.module.css'
import { RadioGroup, type RadioGroupProps } from './RadioGroup'

/** Categories, and the type of a history: words in pills. */
export function RadioChips(props: RadioGroupProps) {
  return <RadioGroup {...props} itemClass={styles.chip} />
}
