import { MAX_PAUSE_MS } from '@/domain/protection'
import { isFields, isTime } from '@/domain/read'
import { accountsOf, byAccount, changeAll, EVERYBODY } from '@/device/byAccount'
import { deviceNow, onServerTime, serverNow, timeState } from './serverTime'

interface Pause {
  until: number
  /** False while only the device's clock is known. */
  isServerTime: boolean
}

export const pauses = byAccount<Pause>({
  key: 'pause',
  version: 2,
  read: (data) =>
    isFields(data) && isTime(data.until) && typeof data.isServerTime === 'boolean'
      ? { until: data.until, isServerTime: data.isServerTime }
      : null,
  // 0.1.0 stored the end of a pause of the whole device, in device time.
  upgrade: (data) => {
    if (!isTime(data)) return null
    return data === 0 ? {} : { [EVERYBODY]: { until: data, isServerTime: false } }
  },
})

/** In the time of `serverNow()`, limited to the longest pause. */
function endOf({ until, isServerTime }: Pause): number {
  const shift = isServerTime || timeState() !== 'known' ? 0 : serverNow() - deviceNow()
  return Math.min(until + shift, serverNow() + MAX_PAUSE_MS)
}

/** Converts device times as soon as the server's time is known, and drops ended pauses. */
function settle(): void {
  if (timeState() !== 'known') return
  changeAll(pauses, (pause) => {
    const until = endOf(pause)
    return until > serverNow() ? { until, isServerTime: true } : null
  })
}
onServerTime(settle)

export function pauseEnd(account: string | null): number | null {
  const known = pauses.get().value
  const ends = accountsOf(pauses, account).flatMap((id) => (known[id] ? endOf(known[id]) : []))
  const end = Math.max(0, ...ends)
  return end > serverNow() ? end : null
}

/** A pause that ends later stays unchanged. */
export function startPause(account: string | null, ms: number): void {
  const until = serverNow() + ms
  const isServerTime = timeState() === 'known'
  // Without a known account, pauses everybody rather than nobody.
  const id = account ?? EVERYBODY
  pauses.update((known) =>
    (known[id]?.until ?? 0) >= until ? known : { ...known, [id]: { until, isServerTime } },
  )
}
