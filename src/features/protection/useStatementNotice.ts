import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { takeStatementNotice } from '@/device/statementNotice'
import { now } from '@/device/trustedClock'
import { marketRule } from '@/domain/market'
import { statementPeriods } from '@/domain/statement'
import { periodName } from '@/i18n/periodName'
import { useLanguage } from '@/i18n/useLanguage'

/**
 * Quality H13: tells the player once that the statement of the last period is ready, where the market
 * requires statements. `account` is empty for visitors and null until it is known.
 */
export function useStatementNotice(account: string | null): void {
  const { t } = useTranslation()
  const lang = useLanguage()
  useEffect(() => {
    if (!account || !marketRule('isStatementTold')) return
    const rhythm = marketRule('statementRhythm')
    const [, last] = statementPeriods(rhythm, new Date(now()), 2)
    if (!last || !takeStatementNotice(account, last.start)) return
    notify('info', t('statement.ready', { period: periodName(last, { t, lang, rhythm }) }))
  }, [account, lang, t])
}
