import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { histories } from '@/domain/histories'
import { errorText } from '@/i18n/errorText'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { selectPeriod, type Period } from '@/store/money/moneySlice'
import { keyOf, readPeriod, type PeriodQuery } from '@/store/money/readPeriod'
import type { DayRange } from './dayRange'
import { historyCsv } from './historyCsv'
import { saveFile } from './saveFile'

export interface HistoryFile {
  query: PeriodQuery
  period: Period | undefined
  filter: string
  days: DayRange
  currency: string
}

/** The file and the totals come from one read. */
export function useHistoryFile({ query, period, filter, days, currency }: HistoryFile) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const dispatch = useAppDispatch()
  const store = useAppStore()

  return async () => {
    if (!period?.isSuccess) await dispatch(readPeriod(query))
    const known = () => selectPeriod(store.getState(), keyOf(query))
    const read = known()
    if (read?.isError) notify('error', errorText(t, read.errorMessage))
    // Without it the player has left the page, chosen another period or ended the session.
    const list = read?.lists[filter]
    if (!list) return
    const text = await historyCsv(query.kind, list.rows, { t, lang, currency })
    if (known()?.lists[filter] !== list) return
    const name = `${histories[query.kind].path.slice(1)}_${days.from}_${days.to}.csv`
    saveFile(name, 'text/csv', text)
    if (list.fault === 'cut') notify('info', t('history.cut', { row: list.rows.length }))
    if (list.fault === 'torn') notify('info', t('history.torn'))
  }
}
