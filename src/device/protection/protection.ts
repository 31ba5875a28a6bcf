import { isEmpty } from '@/device/byAccount'
import type { Persisted } from '@/device/persisted'
import { limits } from './limits'
import { pauseEnd, pauses } from './pause'
import { minutesRemaining, playTime } from './playTime'
import { onTick } from './serverTime'

export const isProtected = (): boolean => !isEmpty(pauses) || !isEmpty(limits)

export const isClosed = (account: string | null): boolean =>
  pauseEnd(account) !== null || minutesRemaining(account) > 0

/** Calls back when pauses, limits or the time of play change in any tab, and each second. */
export function onProtection(listener: () => void): () => void {
  const stops = [onTick(listener), ...[pauses, limits, playTime].map((s) => s.subscribe(listener))]
  return () => {
    for (const stop of stops) stop()
  }
}

function hold<T extends object>({ get, update }: Persisted<T>): () => void {
  const { value } = get()
  return () => update((known) => (Object.keys(known).length > 0 ? known : value))
}

/** A backend's `Clear-Site-Data` may erase the storage; the returned function restores it. */
export function holdProtection(): () => void {
  const holds = [hold(pauses), hold(limits), hold(playTime)]
  return () => {
    for (const restore of holds) restore()
  }
}
