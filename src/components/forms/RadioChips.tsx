import styles from './RadioChips.module.css'
import { RadioGroup, type RadioGroupProps } from './RadioGroup'

export function RadioChips(props: RadioGroupProps) {
  return <RadioGroup {...props} itemClass={styles.chip} />
}
