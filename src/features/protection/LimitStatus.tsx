import { useTranslation } from 'react-i18next'
import { isLossKind, RAISE_HOURS, type LimitKind } from '@/domain/limits'
import { serverNow } from '@/device/serverTime'
import { useLanguage } from '@/i18n/useLanguage'
import { formatAmount } from '@/lib/format/money'
import { formatPauseEnd } from './formatPauseEnd'
import styles from './LimitsPanel.module.css'
import type { LimitState } from './useLimitStates'

/** A limit's value as text. */
export function useLimitText(currency: string) {
  const { t } = useTranslation()
  const lang = useLanguage()
  return (kind: LimitKind, value: string | null): string => {
    if (value === null) return t('limits.unlimited')
    if (!isLossKind(kind)) return t('limits.minutes', { count: Number(value) })
    return `${formatAmount(value, currency, lang)} ${currency}`.trim()
  }
}

/**
 * Quality H12: says what holds now, what follows when, and until when a reached limit keeps games closed. It
 * does not contain what was lost or played so far, because each change would be announced.
 */
export function LimitStatus({
  states,
  currency,
}: {
  states: readonly LimitState[]
  currency: string
}) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const textOf = useLimitText(currency)
  const set = states.filter(({ value, next }) => value !== null || next !== null)

  return (
    <div role="status" className={styles.status}>
      {set.length === 0 && <p>{t('limits.none')}</p>}
      {set.map(({ kind, value, next, remaining }) => (
        <p key={kind}>
          <strong>
            {t('limits.holds', { limit: t(`limits.${kind}`), value: textOf(kind, value) })}
          </strong>
          {next && (
            <>
              {' '}
              {next.from === null
                ? t('limits.later', {
                    hours: RAISE_HOURS,
                    value: textOf(kind, next.value),
                  })
                : t('limits.next', {
                    date: formatPauseEnd(next.from, lang),
                    value: textOf(kind, next.value),
                  })}
            </>
          )}
          {remaining > 0 && (
            <> {t('limits.reached', { date: formatPauseEnd(serverNow() + remaining, lang) })}</>
          )}
        </p>
      ))}
    </div>
  )
}
