import { useTranslation } from 'react-i18next'
import { quickRanges, type ChosenRange } from './dayRange'
import styles from './QuickRanges.module.css'

interface QuickRangesProps {
  chosen: ChosenRange
  onChoose: (range: ChosenRange) => void
}

export function QuickRanges({ chosen, onChoose }: QuickRangesProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.ranges} role="group" aria-label={t('history.period')}>
      {quickRanges.map(({ key, days }) => (
        <button
          key={key}
          type="button"
          className={styles.range}
          aria-pressed={days === chosen}
          onClick={() => {
            onChoose(days)
          }}
        >
          {t(`history.${key}`)}
        </button>
      ))}
    </div>
  )
}
