import { useTranslation } from 'react-i18next'
import { Field } from '@/components/forms/Field'
import { RadioChips } from '@/components/forms/RadioChips'
import { SegmentedNav } from '@/components/SegmentedNav'
import { histories, historyList, type HistoryKind } from '@/domain/histories'
import type { DayRange } from './dayRange'
import styles from './HistoryFilter.module.css'
import { QuickRanges } from './QuickRanges'
import type { Period } from './useHistoryPage'

interface HistoryFilterProps {
  kind: HistoryKind
  days: DayRange
  period: Period
  isReversed: boolean
  filter: string
  onPeriod: (period: Period) => void
  onFilter: (filter: string) => void
}

/** Spec §2 History pages: the date range; every change takes effect at once (Decisions 16). */
export function HistoryFilter({
  kind,
  days,
  period,
  isReversed,
  filter,
  onPeriod,
  onFilter,
}: HistoryFilterProps) {
  const { t } = useTranslation()
  const { filters } = histories[kind]

  return (
    <div className={styles.bar}>
      <Field
        type="date"
        label={t('history.from')}
        value={days.from}
        error={isReversed ? t('history.range.reversed') : undefined}
        onChange={(event) => {
          onPeriod({ ...days, from: event.target.value })
        }}
      />
      <Field
        type="date"
        label={t('history.to')}
        value={days.to}
        onChange={(event) => {
          onPeriod({ ...days, to: event.target.value })
        }}
      />
      <QuickRanges chosen={period} onChoose={onPeriod} />
      {filters.length > 0 && (
        <div>
          <RadioChips
            label={t('history.type')}
            options={filters.map(({ value, key }) => ({ value, label: t(`history.${key}`) }))}
            value={filter}
            onChange={onFilter}
          />
        </div>
      )}
      <div className={styles.siblings}>
        <SegmentedNav
          label={t('history.siblings')}
          links={historyList.map((sibling) => ({
            to: sibling.path,
            label: t(`history.sibling.${sibling.kind}`),
            // "Casino" and "Sport" alone are links of the sidebar.
            name: sibling.kind === 'transaction' ? undefined : t(`nav.${sibling.kind}History`),
            isCurrent: sibling.kind === kind,
          }))}
        />
      </div>
    </div>
  )
}
