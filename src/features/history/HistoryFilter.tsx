import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '@/components/forms/Field'
import { RadioChips } from '@/components/forms/RadioChips'
import { SegmentedNav } from '@/components/SegmentedNav'
import { histories, historyList, type HistoryKind } from '@/domain/histories'
import { useLanguage } from '@/i18n/useLanguage'
import { formatDay } from '@/lib/format/dates'
import { isDay, validateRange, type ChosenRange, type DayRange } from './dayRange'
import styles from './HistoryFilter.module.css'
import { QuickRanges } from './QuickRanges'

interface HistoryFilterProps {
  kind: HistoryKind
  days: DayRange
  range: ChosenRange
  shownDays: DayRange
  filter: string
  onRange: (range: ChosenRange) => void
  onFilter: (filter: string) => void
}

/** Spec §2 History pages: the date range; every change takes effect at once (Decisions 16). */
export function HistoryFilter({
  kind,
  days,
  range,
  shownDays,
  filter,
  onRange,
  onFilter,
}: HistoryFilterProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const { filters } = histories[kind]
  /** The field that is being typed in: its date may be none until it is complete. */
  const [typed, setTyped] = useState<keyof DayRange | null>(null)
  const day = (text: string) => formatDay(new Date(`${text}T12:00`).toISOString(), lang)

  const errorOf = (name: keyof DayRange) => {
    const validity = validateRange(days)
    const isFirst = name === 'from'
    if (isFirst && validity === 'reversed') return t('history.range.reversed')
    // Both fields of a day that the time zone skipped have a date.
    const isSkipped = isFirst && validity === 'impossible' && isDay(days.to)
    if (name === typed || (isDay(days[name]) && !isSkipped)) return undefined
    return t('history.range.none', { from: day(shownDays.from), to: day(shownDays.to) })
  }

  return (
    <div className={styles.bar}>
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          type="date"
          label={t(`history.${name}`)}
          value={days[name]}
          error={errorOf(name)}
          onChange={(event) => {
            setTyped(name)
            onRange({ ...days, [name]: event.target.value })
          }}
          onBlur={() => {
            setTyped(null)
          }}
        />
      ))}
      <QuickRanges chosen={range} onChoose={onRange} />
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
