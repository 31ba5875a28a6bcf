import { useTranslation } from 'react-i18next'
import { lastDays, quickRanges, type DayRange } from './dayRange'
import styles from './QuickRanges.module.css'

interface QuickRangesProps {
  days: DayRange
  onChoose: (days: DayRange) => void
}

export function QuickRanges({ days, onChoose }: QuickRangesProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.ranges} role="group" aria-label={t('history.period')}>
      {quickRanges.map(({ key, days: count }) => {
        const range = lastDays(count)
        return (
          <button
            key={key}
            type="button"
            className={styles.range}
            aria-pressed={range.from === days.from && range.to === days.to}
            onClick={() => {
              onChoose(lastDays(count))
            }}
          >
            {t(`history.${key}`)}
          </button>
        )
      })}
    </div>
  )
}
