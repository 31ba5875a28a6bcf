import { addAmounts, isDecimal, subtractAmounts } from './amounts.ts'
import { parseDate } from './dates.ts'
import { unitOf } from './dateUnits.ts'
import type { HistoryRow, Side } from './histories.ts'

/** A row of a history as money. */
export interface Entry {
  /** Milliseconds since 1970; null if the date is unreadable. */
  at: number | null
  /** How much later it may have been, if its date is coarse. */
  unit?: number | undefined
  /** Null if the row is pending, contradictory or unreadable: a sum with it is approximate. */
  side: Side | null
  isPending?: boolean
  /** Decimal text without a sign; zero without a side. */
  amount: string
  /** The number of a row that has one. */
  id?: string | undefined
  /** As the row names it, empty if it names none; undefined for what may be of any game. */
  game?: string | undefined
  round?: string | undefined
}

const keyOf = <Key extends string>(words: Record<Key, readonly string[]>) => {
  const keys = new Map(
    (Object.keys(words) as Key[]).flatMap((key) => words[key].map((word) => [word, key] as const)),
  )
  return (text: string): Key | null => keys.get(text.trim().toLowerCase()) ?? null
}

/** The words that the app reads, in any case; the contract asks for the first of each. */
export const directionOf = keyOf<Side>({
  in: ['win', 'credit', 'payout'],
  out: ['bet', 'debit', 'stake', 'wager'],
})
export const statusOf = keyOf({
  accepted: ['accepted', 'approved', 'success', 'successful', 'completed', 'paid', '1'],
  pending: ['pending', 'processing', 'waiting'],
  rejected: ['rejected', 'declined', 'refused', 'failed', 'canceled', 'cancelled'],
})

const voidOf = keyOf({ void: ['void', 'voided', 'refund', 'refunded'] })

/** Only in these states a bet or win does not count. */
export const isVoid = (text: string): boolean =>
  voidOf(text) !== null || ['pending', 'rejected'].includes(statusOf(text) ?? '')

/** An amount without its sign; null if it is unreadable or its sign contradicts the side. */
export function amountOf(text: string | null, side: Side): string | null {
  const [, sign = '', amount = ''] = /^([+-]?)(.*)$/s.exec(text ?? '') ?? []
  if (!isDecimal(amount) || amount.startsWith('-')) return null
  return sign === '' || sign === (side === 'in' ? '+' : '-') ? amount : null
}

function toEntry(row: HistoryRow, filtered: Side | null): Entry | null {
  const date = 'transaction_date' in row ? row.transaction_date : row.game_date
  const at = parseDate(date)?.getTime() ?? null
  const isMove = 'direction' in row
  const status = isMove ? 'accepted' : statusOf(row.status)
  if (status === 'rejected') return null
  const side = isMove ? directionOf(row.direction) : filtered
  const amount = side && amountOf(row.amount, side)
  const id = 'num_id' in row ? row.num_id : undefined
  const isClear = status === 'accepted' && amount !== null && !(isMove && isVoid(row.status ?? ''))
  const unit = at === null ? undefined : unitOf(date)
  const played = 'game_name' in row && { game: row.game_name, round: row.event_id }
  const known = { at, unit, id, ...played }
  if (isClear) return { ...known, side, amount }
  const isPending = statusOf(row.status ?? '') === 'pending'
  return { ...known, side: null, amount: '0', isPending }
}

/** `side` is the side of the filter that found transactions; drops a rejected row. */
export const toEntries = (rows: readonly HistoryRow[], side: Side | null): Entry[] =>
  rows.flatMap((row) => toEntry(row, side) ?? [])

/** The amount of a bet or win with its sign; null if the row is ambiguous. */
export function signedAmount(row: HistoryRow): string | null {
  const entry = toEntry(row, null)
  if (!entry?.side) return null
  return (entry.side === 'out' ? '-' : '') + entry.amount
}

export interface Totals {
  /** Wins, or accepted deposits. */
  in: string
  /** Stakes, or accepted withdrawals. */
  out: string
  net: string
  /** Of the oldest counted row, in milliseconds since 1970; null without one. */
  since: number | null
  /** Rows that do not count yet. */
  pending: number
  /** False for a sum that is shown as "approximate". */
  isExact: boolean
}

export function totalsOf(entries: readonly Entry[]): Totals {
  const sums = { in: '0', out: '0' }
  let since: number | null = null
  let isExact = true
  for (const { at, unit = 0, side, amount } of entries) {
    const sum = side && addAmounts(sums[side], amount)
    if (side && sum) sums[side] = sum
    else isExact = false
    // A day alone names itself by its noon, in most zones.
    if (side && at !== null) since = Math.min(since ?? Infinity, at + unit / 2)
  }
  const net = subtractAmounts(sums.in, sums.out) ?? '0'
  const pending = entries.filter(({ isPending }) => isPending).length
  return { ...sums, net, since, pending, isExact }
}

/** The dates of rows may have a resolution of one second, and the server's time is known to a second. */
const DOUBT_MS = 2000

/** A row that was not accepted so long before the first balance has moved no money until it is. */
export const BEFORE_MS = 24 * 3_600_000

/** The first balance that this session has seen, with the server's time of its answer. */
export interface FirstBalance {
  at: number
  balance: string
  /** Missing in what the release before has stored. */
  currency?: string
}

export interface Net {
  /** Decimal text, negative for a loss; null if unknown. */
  amount: string | null
  isExact: boolean
}

/**
 * The balance's change by play: without the deposits and withdrawals since the first balance. A row that
 * was pending then may have moved money since. `now`: the rows' server time; null if unknown.
 */
export function netOf(
  entries: readonly Entry[],
  first: FirstBalance,
  balance: string | null,
  now: number | null,
): Net {
  const since = entries.filter(({ at }) => at === null || at >= first.at)
  const { net, isExact } = totalsOf(since)
  const change = subtractAmounts(balance ?? '', first.balance)
  const amount = change === null ? null : subtractAmounts(change, net)
  const isClear = ({ at, unit = 0, side }: Entry) =>
    at !== null &&
    (side !== null || at + unit < first.at - BEFORE_MS) &&
    (at > first.at + DOUBT_MS || at + unit < first.at - DOUBT_MS) &&
    at <= (now ?? 0) + DOUBT_MS
  return { amount, isExact: isExact && amount !== null && now !== null && entries.every(isClear) }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A local month, such as `2026-03`. */
export const monthOf = (date: Date): string =>
  `${String(date.getFullYear())}-${twoDigits(date.getMonth() + 1)}`

const unclear = (at: number | null, game?: string, unit?: number): Entry => ({
  at,
  game,
  unit,
  side: null,
  amount: '0',
})

/** What a server may have left out, or in, at the ends of a period, as unclear rows; `end` is the first moment after. */
export function edgesOf(entries: readonly Entry[], start: number, end: number): Entry[] {
  const units = new Set(entries.map(({ unit = 1 }) => unit))
  const edges = [start, end].filter(Number.isFinite)
  const cut = [...units].flatMap((unit) =>
    edges.filter((at) => at % unit !== 0).map((at) => unclear(at - (at % unit), undefined, unit)),
  )
  // A row without a date may be of outside a period that ends.
  const isOutside = (at: number | null) =>
    at === null ? Number.isFinite(end) : at < start || at >= end
  const outside = entries.flatMap(({ at, game }) => (isOutside(at) ? unclear(at, game) : []))
  return [...cut, ...outside]
}

/** A row without a date may belong to any month, so it is under null; a day in two months makes both unclear. */
export function byMonth(entries: readonly Entry[]): Map<string | null, Entry[]> {
  const months = new Map<string | null, Entry[]>()
  const add = (month: string | null, entry: Entry) => {
    const known = months.get(month)
    if (known) known.push(entry)
    else months.set(month, [entry])
  }
  for (const entry of entries) {
    const { at, unit = 0, game } = entry
    const monthAfter = (ms: number) => (at === null ? null : monthOf(new Date(at + ms)))
    const touched = new Set([monthAfter(0), monthAfter(Math.max(unit - 1, 0))])
    add(monthAfter(unit / 2), entry)
    if (touched.size > 1) for (const month of touched) add(month, unclear(at, game))
  }
  return months
}
