import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { histories } from '@/domain/histories'
import { errorText } from '@/i18n/errorText'
import { useLanguage } from '@/i18n/useLanguage'
import { saveFile } from './saveFile'
import type { HistoryRequest } from '@/store/money/historySlice'
import { useAppStore } from '@/store/hooks'
import { selectPeriod } from '@/store/money/moneySlice'
import { keyOf, readPeriod } from '@/store/money/readPeriod'
import type { usePeriod } from './usePeriod'
import type { DayRange } from './dayRange'
import { historyCsv } from './historyCsv'

interface HistoryFile {
  request: HistoryRequest
  days: DayRange
  currency: string
  read: ReturnType<typeof usePeriod>['read']
}

export function useHistoryFile({ request, days, currency, read }: HistoryFile) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const store = useAppStore()
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    const { kind, filter = '' } = request
    const result = await read()
    const isKnown = selectPeriod(store.getState(), keyOf(result.meta.arg)) !== undefined
    // The player has left the page, chosen another period or ended the session.
    if (!isKnown) return
    if (readPeriod.rejected.match(result)) {
      notify('error', errorText(t, result.payload?.message ?? ''))
      return
    }
    const list = result.payload.lists.find((each) => each.filter === filter)
    if (!list) return
    const name = `${histories[kind].path.slice(1)}_${days.from}_${days.to}.csv`
    saveFile(name, 'text/csv', historyCsv(kind, list.rows, { t, lang, currency }))
    if (!list.isWhole) notify('info', t('history.cut', { row: list.rows.length }))
  }

  const download = async () => {
    if (isBusy) return
    setBusy(true)
    await save()
    setBusy(false)
  }

  return { isBusy, download }
}
