import { isLossKind, limitRules, MINUTE_MS, noticePercents, type LimitKind } from '@/domain/limits'
import { isShare } from '@/lib/format/money'
import { fingerprint } from './fingerprint'
import { limitOf } from './limits'
import { losses } from './losses'
import { noticeTimes } from './noticeTimes'
import { playedMs } from './playTime'
import { serverNow } from './serverTime'

type Percent = (typeof noticePercents)[number]

/** Older losses may no longer be true, so they are not told. */
const FRESH_MS = 60_000

/** Until when a percentage is not told again, in server time, so that other tabs and reloads do not repeat it. */
const notices = noticeTimes('limitNotices')

function isReached(kind: LimitKind, account: string, percent: Percent, limit: string): boolean {
  if (!isLossKind(kind)) return playedMs() * 100 >= Number(limit) * MINUTE_MS * percent
  const known = losses.get().value[account]
  const amount = known?.of[kind]?.amount
  if (!known || amount === undefined || serverNow() - known.readAt > FRESH_MS) return false
  return isShare(amount, percent, limit)
}

/**
 * Quality H12: the highest percentage of a limit that is reached and was not told yet. Each is told once per
 * window, not at each change.
 */
export function takeNotice(kind: LimitKind, account: string): Percent | null {
  const limit = limitOf(kind).value
  if (limit === null) return null
  const percent = noticePercents.find((each) => isReached(kind, account, each, limit))
  if (percent === undefined) return null
  const [time, { windowMs }] = [serverNow(), limitRules[kind]]
  const owner = isLossKind(kind) ? account : ''
  const keyOf = (each: Percent) => fingerprint(JSON.stringify([owner, kind, limit, each]))
  const until = (each: Percent) => notices.get().value[keyOf(each)] ?? 0
  // A later end comes from a clock that was ahead.
  const isTold = (each: Percent) => until(each) > time && until(each) <= time + windowMs
  if (noticePercents.some((each) => each >= percent && isTold(each))) return null
  notices.update((known) => ({
    ...Object.fromEntries(Object.entries(known).filter(([, end]) => end && end > time)),
    [keyOf(percent)]: time + windowMs,
  }))
  return percent
}
