import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/Icon'
import { useLanguage } from '@/i18n/useLanguage'
import { cx } from '@/lib/dom/cx'
import { formatTime } from '@/lib/format/dates'
import { useSessionRecord } from '@/device/protection/sessionRecord'
import { sessionTime } from '@/device/protection/sessionTime'
import { selectToken } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { formatDuration } from './formatDuration'
import styles from './SessionClock.module.css'
import { useSecondTicker } from './useSecondTicker'

export function SessionClock({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const token = useAppSelector(selectToken)
  const record = useSessionRecord(token ?? '')
  const elapsed = useRef<HTMLSpanElement>(null)
  const local = useRef<HTMLSpanElement>(null)

  const draw = useCallback(
    (ms: number) => {
      if (elapsed.current) elapsed.current.textContent = formatDuration(ms)
      if (local.current) local.current.textContent = formatTime(new Date(), lang)
    },
    [lang],
  )
  const read = useCallback(() => (record ? sessionTime(record).ms : 0), [record])
  useSecondTicker(read, draw)

  return (
    <p className={cx(styles.clock, className)} data-testid="session-clock">
      <span role="timer" className={styles.part} title={t('protection.clock.elapsed')}>
        <Icon name="history" size={16} />
        <span className="srOnly">{t('protection.clock.elapsed')}</span>
        <span ref={elapsed} className={cx('num', styles.elapsed)} />
      </span>
      <span className={styles.part} title={t('protection.clock.local')}>
        <Icon name="clock" size={16} />
        <span className="srOnly">{t('protection.clock.local')}</span>
        <span ref={local} className="num" />
      </span>
    </p>
  )
}
