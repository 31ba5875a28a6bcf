import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '@/components/Panel'
import { EVERYBODY } from '@/device/protection/stampedStore'
import { limitOf, limits, raiseAt } from '@/device/protection/limits'
import { usePersisted } from '@/device/persisted'
import { minutesRemaining, playedMs } from '@/device/protection/playTime'
import { onProtection } from '@/device/protection/protection'
import { serverNow } from '@/device/protection/clocks'
import { RAISE_HOURS } from '@/domain/limits'
import { MINUTE_MS } from '@/domain/protection'
import { LoginButton } from '@/features/session/LoginButton'
import { useLanguage } from '@/i18n/useLanguage'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { formatPauseEnd } from './formatPauseEnd'
import { LimitForm } from './LimitForm'
import styles from './LimitsPanel.module.css'
import protection from './Protection.module.css'

interface LimitsPanelProps {
  /** Null for a visitor, and until it is known. */
  account: string | null
  isReached: boolean
}

export function LimitsPanel({ account, isReached }: LimitsPanelProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const id = useId()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const { problem } = usePersisted(limits.persisted)
  const owner = account ?? EVERYBODY
  // These change with time, too.
  const played = useSyncExternalStore(onProtection, () => Math.floor(playedMs(owner) / MINUTE_MS))
  const minutes = useSyncExternalStore(onProtection, () => limitOf(owner).minutes)
  const raised = useSyncExternalStore(onProtection, () => limitOf(owner).next?.minutes)
  const from = raised === undefined ? null : raiseAt(limitOf(owner))
  const isKnown = !isLoggedIn || account !== null
  const textOf = (count: number | null) =>
    count === null ? t('limits.unlimited') : t('limits.minutes', { count })
  const dateOf = (time: number) => formatPauseEnd(time, lang)
  const texts = [
    minutes === null && raised === undefined
      ? t('limits.none')
      : t('limits.holds', { value: textOf(minutes) }),
    raised !== undefined &&
      (from === null
        ? t('limits.later', { hours: RAISE_HOURS, value: textOf(raised) })
        : t('limits.next', { date: dateOf(from), value: textOf(raised) })),
    isReached && t('limits.reached', { date: dateOf(serverNow() + minutesRemaining(account)) }),
  ]

  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{t('limits.title')}</h2>
      {/* Without the minutes played so far, because screen readers would announce each change. */}
      <p role="status" className={styles.status}>
        {isKnown && texts.filter(Boolean).join(' ')}
      </p>
      {minutes !== null && <p>{t('limits.played', { value: textOf(played) })}</p>}
      <p>{t('limits.text', { hours: RAISE_HOURS })}</p>
      {isLoggedIn ? <LimitForm account={account} /> : <LoginButton />}
      <p>{t('limits.isNot')}</p>
      {problem === 'unsaved' && <p className={protection.note}>{t('protection.unsaved')}</p>}
    </Panel>
  )
}
