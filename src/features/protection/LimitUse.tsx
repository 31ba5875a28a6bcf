import { useTranslation } from 'react-i18next'
import { losses } from '@/device/losses'
import { usePersisted } from '@/device/persisted'
import { playedMs, playTime } from '@/device/playTime'
import { isLossKind, MINUTE_MS } from '@/domain/limits'
import { selectAccount } from '@/store/playGate'
import { useAppSelector } from '@/store/hooks'
import { useLimitText } from './LimitStatus'
import styles from './LimitsPanel.module.css'
import type { LimitState } from './useLimitStates'

/** Quality H12: what was lost and played so far in the window of each limit. */
export function LimitUse({
  states,
  currency,
}: {
  states: readonly LimitState[]
  currency: string
}) {
  const { t } = useTranslation()
  const textOf = useLimitText(currency)
  const account = useAppSelector(selectAccount)
  const known = usePersisted(losses).value[account ?? '']
  usePersisted(playTime)
  const set = states.filter(({ value }) => value !== null)
  const amounts = set.map(({ kind }) => (isLossKind(kind) ? known?.of[kind]?.amount : undefined))
  const isUnread = set.some(({ kind }, i) => isLossKind(kind) && amounts[i] === undefined)

  return (
    <>
      <dl className={styles.use}>
        {set.map(({ kind }, i) => {
          const amount = isLossKind(kind) ? amounts[i] : String(Math.floor(playedMs() / MINUTE_MS))
          return (
            amount !== undefined && (
              <div key={kind}>
                <dt>{t(`limits.used.${kind}`)}</dt>
                <dd>
                  <bdi>{textOf(kind, amount)}</bdi>
                  {isLossKind(kind) &&
                    known?.isApproximate &&
                    ` ${t('protection.check.approximate')}`}
                </dd>
              </div>
            )
          )
        })}
      </dl>
      {isUnread && account === '' && <p>{t('limits.visitor')}</p>}
      {isUnread && known?.readAt === 0 && <p>{t('limits.unchecked')}</p>}
    </>
  )
}
