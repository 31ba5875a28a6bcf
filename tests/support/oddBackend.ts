import { http, HttpResponse } from 'msw'
import type { HistoryKind } from '@/domain/histories'
import { DAY, FIRST, games, type Manner, type Move } from './oddLedgers'
import { server } from './server'

const words = {
  in: ['win', 'WIN', 'credit', 'payout'],
  out: ['bet', 'Bet', 'debit', 'stake'],
  accepted: ['accepted', 'Approved', 'success', '1'],
  pending: ['pending', 'PENDING', 'processing', 'waiting'],
  rejected: ['rejected', 'Declined', 'cancelled', 'failed'],
  settled: [undefined, 'won', 'settled', 'cash-out'],
}

/** Decimal text. */
function textOf(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function amountOf({ side, units, state }: Move, { amounts, decimals }: Manner): string | number {
  if (state === 'unreadable') return 'much'
  const text = textOf(units, decimals)
  const [own, other] = side === 'in' ? '+-' : '-+'
  if (state === 'contrary') return `${other ?? ''}${text}`
  if (amounts === 'signed') return `${own ?? ''}${text}`
  if (amounts === 'number') return Number(text)
  // The nearest number above, as sums of numbers have it.
  return amounts === 'float' ? Number(text) * (1 + 2 ** -52) : text
}

/** How long a date lasts. */
const units = { ms: 1, offset: 1, seconds: 1000, minute: 60_000, day: DAY }

function dateOf(at: number, dates: Manner['dates']): string {
  const iso = new Date(at).toISOString()
  if (dates === 'day') return iso.slice(0, 10)
  if (dates === 'minute') return `${iso.slice(0, 16)}Z`
  if (dates === 'seconds') return iso.slice(0, 19).replace('T', ' ')
  if (dates === 'offset') return new Date(at + 5.5 * 3_600_000).toISOString().replace('Z', '+0530')
  return iso
}

function rowOf(kind: HistoryKind, move: Move, manner: Manner) {
  const { id, side, state } = move
  const date = state === 'undated' ? '15/03/2026' : dateOf(move.at, manner.dates)
  const status =
    state === 'pending' || state === 'rejected'
      ? words[state][manner.words]
      : words[kind === 'transaction' ? 'accepted' : 'settled'][manner.words]
  const amount = amountOf(move, manner)
  if (kind === 'transaction') return { transaction_date: date, num_id: id, status, amount }
  return {
    num_id: id,
    event_id: `E-${id}`,
    ...(kind === 'casino' && { game_name: games[move.game]?.[move.spelling] }),
    game_date: date,
    direction: words[side][manner.words],
    status,
    amount,
  }
}

const paths = { transaction: 'TransactionPlayer', casino: 'CasinoHistory', sport: 'SportHistory' }

/** Serves a ledger in such a manner; the returned ledgers are those before and after what happened meanwhile. */
export function serveOddly(kind: HistoryKind, ledger: readonly Move[], manner: Manner) {
  const { cap, overlap, hasLast, beyond, trouble } = manner
  let { seed } = manner
  let answers = 0
  const attempts = new Map<string, number>()
  const random = () => (seed = (seed * 48_271 + 11) % 2_147_483_647)
  const news: Move = {
    id: 999,
    side: 'in',
    units: 7n,
    at: FIRST + 64 * DAY,
    state: 'clear',
    isTwin: false,
    game: 0,
    spelling: 0,
  }
  const after = {
    vanishes: ledger.toSpliced(manner.seed % Math.max(1, ledger.length), 1),
    arrives: [...ledger, news],
    missing: ledger,
    repeated: ledger,
  }[trouble ?? 'missing']

  server.use(
    http.get(`*/api/${paths[kind]}`, ({ request }) => {
      const query = new URL(request.url).searchParams
      const [from, to] = ['fromDate', 'toDate'].map((name) => Date.parse(query.get(name) ?? ''))
      const filter = query.get('typeSearch') ?? ''
      const index = Number(query.get('pageIndex'))
      if (index === 1) attempts.set(filter, (attempts.get(filter) ?? 0) + 1)
      const isTroubled = index === 2 && (manner.isLasting || attempts.get(filter) === 1)
      const unit = manner.rangeBy === 'time' ? 1 : units[manner.dates]
      const time = ({ at }: Move) => at - (at % unit)
      const rows = (answers++ === 0 ? ledger : after)
        .filter((move) => manner.ignoresRange || (time(move) >= from! && time(move) <= to!))
        .filter(
          ({ side }) =>
            filter === '' || manner.ignoresFilter || (filter === '5') === (side === 'in'),
        )
        .flatMap((move) => (move.isTwin ? [move, move] : [move]))
        .map((move) => ({ move, order: manner.isShuffled ? random() : move.id }))
        .sort((a, b) => b.move.at - a.move.at || a.order - b.order)
        .map(({ move }) => ({ ...rowOf(kind, move, manner), answer: answers }))
      const step = Math.min(cap, Number(query.get('pageSize'))) - overlap
      const last = Math.max(1, Math.ceil((rows.length - overlap) / step))
      const at = (page: number) => rows.slice((page - 1) * step, (page - 1) * step + step + overlap)
      const page = index <= last || beyond === 'empty' ? index : beyond === 'first' ? 1 : last
      const data =
        !isTroubled || last < 2
          ? at(page)
          : trouble === 'missing'
            ? []
            : at(trouble === 'repeated' ? 1 : page)
      const total = { right: rows.length, none: undefined, 'of the page': data.length }[
        manner.total
      ]
      return HttpResponse.json({ data, total, ...(hasLast && { last_page: last }) })
    }),
  )
  return [ledger, after]
}
