import { isFields, isTime } from '@/domain/read'
import { restOf, type Stamped } from './stamps'
import { serverNow } from './clocks'
import { isOver, look, stamped } from './rules'
import { accountsOf, EVERYBODY, stampedStore } from './stampedStore'

interface Pauses {
  items: readonly Stamped[]
}

const endOf = ({ ms, server, device }: Stamped) => ms + (server ?? device ?? Date.now())

/** The release before has stored one end, in the server's time or the device's. */
function readEnd(data: unknown): Stamped | null {
  if (!isFields(data) || typeof data.isServerTime !== 'boolean') return null
  const { until, isServerTime } = data
  if (isServerTime) return isTime(until) ? { ms: 0, server: until } : null
  return Number.isFinite(until) ? { ms: 0, device: Number(until) } : null
}

export const pauses = stampedStore<Pauses>({
  key: 'pause',
  // 0.1.0 stored the end of a pause of the whole device, in device time.
  upgrade: (data) => {
    if (!isTime(data)) return null
    return data === 0 ? {} : { [EVERYBODY]: { until: data, isServerTime: false } }
  },
  read: (former, items) => {
    const end = readEnd(former)
    return items ? { items } : end && { items: [end] }
  },
  write: ({ items }) => {
    const last = items.reduce((a, b) => (endOf(b) > endOf(a) ? b : a))
    return { until: endOf(last), isServerTime: last.server !== undefined }
  },
})

const toSecond = (time: number) => Math.round(time / 1000) * 1000

const pausesOf = (account: string | null): readonly Stamped[] =>
  accountsOf(pauses, account).flatMap((id) => pauses.get().get(id)?.items ?? [])

export const isPaused = (account: string | null): boolean =>
  pausesOf(account).some((pause) => !isOver(pause))

/** In the time of `serverNow()`, to a second; null without a pause. */
export function pauseEnd(account: string | null): number | null {
  const seen = look()
  const rest = Math.max(0, ...pausesOf(account).map((pause) => restOf(pause, seen)))
  return rest > 0 ? toSecond(serverNow() + rest) : null
}

/** Whether `next` begins later and is not shorter, by every clock. */
const replaces = (next: Stamped, { ms, server, device }: Stamped) =>
  ms <= next.ms &&
  (server ?? Infinity) <= (next.server ?? -Infinity) &&
  (device ?? Infinity) <= (next.device ?? -Infinity)

/** Stands beside a pause that may end later. */
export function startPause(account: string | null, ms: number): void {
  const next = stamped(ms)
  // Without a known account, pauses everybody rather than nobody.
  pauses.change(account ?? EVERYBODY, (known) => {
    const others = (known?.items ?? []).filter((pause) => !replaces(next, pause))
    return { items: [...others, next] }
  })
}
