import { useTranslation } from 'react-i18next'
import { cx } from '@/lib/dom/cx'
import styles from './AsOf.module.css'

/** When what stands before it was true: a time of day, or a day. */
export function AsOf({ time, className }: { time: string; className?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <small className={cx(styles.age, className)} data-testid="as-of">
      {` ${t('header.asOf', { time })}`}
    </small>
  )
}
