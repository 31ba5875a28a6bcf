import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { histories } from '@/domain/histories'
import { errorText } from '@/i18n/errorText'
import { useLanguage } from '@/i18n/useLanguage'
import type { DayRange } from './dayRange'
import { saveFile } from '@/lib/dom/saveFile'
import { exportHistory } from '@/store/historyExport'
import type { HistoryRequest } from '@/store/historySlice'
import { useAppDispatch } from '@/store/hooks'
import { historyCsv } from './historyCsv'

/** Downloads all pages of the selected period as a CSV file. */
export function useHistoryExport(request: HistoryRequest, days: DayRange, currency: string) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const load = useRef<{ abort: () => void }>(null)

  useEffect(
    () => () => {
      load.current?.abort()
      load.current = null
    },
    [],
  )

  const save = async () => {
    const { kind } = request
    const running = dispatch(exportHistory(request))
    load.current = running
    const result = await running
    if (exportHistory.rejected.match(result)) {
      if (!result.meta.aborted) notify('error', errorText(t, result.payload?.message ?? ''))
      return
    }
    if (!result.payload) return
    const { rows, isWhole } = result.payload
    const name = `${histories[kind].path.slice(1)}_${days.from}_${days.to}.csv`
    const csv = await historyCsv(kind, rows, { t, lang, currency })
    // The player may have left while the file was written.
    if (load.current !== running) return
    saveFile(name, 'text/csv', csv)
    if (!isWhole) notify('info', t('history.cut', { row: rows.length }))
  }

  const download = async () => {
    if (isBusy) return
    setBusy(true)
    await save()
    setBusy(false)
  }

  return { isBusy, download }
}
