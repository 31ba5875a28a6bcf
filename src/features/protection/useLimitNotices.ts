import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { takeNotice } from '@/device/limitNotices'
import { onLimitChange } from '@/device/playLimits'
import { limitKinds } from '@/domain/limits'

/**
 * Quality H12: tells the player once when 50, 80 and 100 % of a limit are reached, in the visible tab. It
 * leaves full screen, which would cover the message.
 */
export function useLimitNotices(account: string | null): void {
  const { t } = useTranslation()
  useEffect(() => {
    if (account === null) return
    const tell = () => {
      if (document.hidden) return
      for (const kind of limitKinds) {
        const percent = takeNotice(kind, account)
        if (percent === null) continue
        notify('info', t('limits.notice', { limit: t(`limits.${kind}`), percent }))
        if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
      }
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    const stop = onLimitChange(tell)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [account, t])
}
