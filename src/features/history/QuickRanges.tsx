import { useTexts } from '@/i18n/texts'
import { cx } from '@/lib/dom/cx'
import { lastDays, type DayRange } from './dayRange'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import styles from './QuickRanges.module.css'
import { quickRanges } from './ranges'

interface QuickRangesProps {
  days: DayRange
  onChoose: (days: DayRange) => void
}

/** Today, 7 days, 30 days; the one that the range matches is pressed. */
export function QuickRanges({ days, onChoose }: QuickRangesProps) {
  const t = useTexts()
  const isMobile = useIsMobile()
  return (
    <div
      className={cx(styles.ranges, isMobile && styles.even)}
      role="group"
      aria-label={t('history.period')}
    >
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
