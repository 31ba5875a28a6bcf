import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { limitOf } from '@/device/protection/limits'
import { addPlayTime, playedMs } from '@/device/protection/playTime'
import { noticePercents } from '@/domain/limits'
import { MINUTE_MS } from '@/domain/protection'
import { onVisibilityChange } from '@/lib/dom/visibility'

const TICK_MS = 5000
/** A longer gap between two ticks of a visible tab means that the device slept. */
const MAX_GAP_MS = 60_000

/** 0 without a limit. */
function playedPercent(account: string): number {
  const { minutes } = limitOf(account)
  return minutes === null ? 0 : (100 * playedMs(account)) / (minutes * MINUTE_MS)
}

/** Counts in a visible tab, and shows notices of a limit; `account` is null while nothing runs. */
export function usePlayCounter(account: string | null): void {
  const { t } = useTranslation()
  useEffect(() => {
    if (account === null) return
    /** The last tick by the monotonic clock; null while the tab is hidden. */
    let last: number | null = null
    const count = (ms: number) => {
      const before = playedPercent(account)
      addPlayTime(account, ms)
      const after = playedPercent(account)
      const percent = noticePercents.find((each) => before < each && after >= each)
      if (percent === undefined || after >= 100) return
      notify('info', t('limits.notice', { percent }))
      // Full screen would cover the message.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
    const tick = () => {
      const time = performance.now()
      if (last !== null && time > last) count(Math.min(time - last, MAX_GAP_MS))
      last = document.hidden ? null : time
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    const stopWatching = onVisibilityChange(tick)
    window.addEventListener('pagehide', tick)
    return () => {
      tick()
      clearInterval(timer)
      stopWatching()
      window.removeEventListener('pagehide', tick)
    }
  }, [account, t])
}
