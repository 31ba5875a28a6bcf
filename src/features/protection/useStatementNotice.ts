import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { takeStatementNotice } from './statementNotice'
import { serverNow } from '@/device/protection/clocks'
import { statementPeriods } from '@/domain/statement'
import { useLanguage } from '@/i18n/useLanguage'
import { formatInWords } from '@/lib/format/dates'
import { protection } from '@/lib/pageData'

/** Announces each statement once, if the brand wants it. `account`: empty for visitors, null until known. */
export function useStatementNotice(account: string | null): void {
  const { t } = useTranslation()
  const lang = useLanguage()
  useEffect(() => {
    if (!account || !protection.statementReminder) return
    const [, last] = statementPeriods(new Date(serverNow()), 2)
    if (!last || !takeStatementNotice(account, last.start)) return
    notify(
      'info',
      t('statement.ready', { period: formatInWords(last.start, 'monthAndYear', lang) }),
    )
  }, [account, lang, t])
}
