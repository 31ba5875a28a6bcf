import { nameKey } from './fold.ts'
import { toEntries, totalsOf } from './ledger.ts'
import type { CasinoHistoryRow } from './entities.ts'

/** The rows of one `event_id`. */
export interface Round {
  /** Empty if its row has none. */
  id: string
  /** The date of its newest row, as sent. */
  date: string
  /** Decimal text; null without a row that is a bet, or a win. */
  stake: string | null
  win: string | null
  net: string
  /** False if one of its rows is pending, cancelled or unreadable. */
  isClear: boolean
}

export interface LastRounds {
  /** The newest rounds of a game, the newest first. */
  rounds: Round[]
  /** The newest date of all rows, as sent; null if none can be read. */
  newest: string | null
  /** Rows that name no game. */
  nameless: number
}

const SHOWN = 10

/** A date that cannot be read may be the newest. */
const timeOf = (row: CasinoHistoryRow) => toEntries([row], null)[0]?.at ?? Infinity

/** Equal times stay in their order. */
function newestFirst(rows: readonly CasinoHistoryRow[]): CasinoHistoryRow[] {
  const dated = rows.map((row) => ({ row, time: timeOf(row) }))
  return dated.sort((a, b) => (a.time === b.time ? 0 : b.time - a.time)).map(({ row }) => row)
}

/** Whether a server lists the oldest rows first, so that the newest are on its last page. */
export function isOldestFirst(rows: readonly CasinoHistoryRow[]): boolean {
  const times = rows.map(timeOf).filter(Number.isFinite)
  return (times[0] ?? 0) < (times.at(-1) ?? 0)
}

function toRound(rows: readonly CasinoHistoryRow[]): Round {
  const entries = toEntries(rows, null)
  const { in: win, out: stake, net, isExact } = totalsOf(entries)
  const has = (side: 'in' | 'out') => entries.some((entry) => entry.side === side)
  return {
    id: rows[0]?.event_id ?? '',
    date: rows[0]?.game_date ?? '',
    stake: has('out') ? stake : null,
    win: has('in') ? win : null,
    net,
    isClear: isExact,
  }
}

/** A row names no game id, so a game's rows are those of its name, and what shares their number. */
export function roundsOf(answer: readonly CasinoHistoryRow[], game: string): LastRounds {
  const rows = newestFirst(answer)
  const key = nameKey(game)
  const isOwn = ({ game_name }: CasinoHistoryRow) => key !== '' && nameKey(game_name) === key
  const isNameless = ({ game_name }: CasinoHistoryRow) => nameKey(game_name) === ''
  const ids = new Set(rows.filter(isOwn).map(({ event_id }) => event_id))
  ids.delete('')
  const own = rows.filter((row) => isOwn(row) || (isNameless(row) && ids.has(row.event_id)))
  const rounds = new Map<unknown, CasinoHistoryRow[]>()
  for (const row of own) {
    // Without a number, a row is a round of its own.
    const id = row.event_id || row
    const known = rounds.get(id)
    if (known) known.push(row)
    else rounds.set(id, [row])
  }
  const dated = rows.find((row) => timeOf(row) !== Infinity)
  return {
    rounds: [...rounds.values()].slice(0, SHOWN).map(toRound),
    newest: dated?.game_date ?? null,
    nameless: rows.filter(isNameless).length - own.filter(isNameless).length,
  }
}
