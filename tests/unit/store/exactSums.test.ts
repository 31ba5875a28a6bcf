import fc from 'fast-check'
import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { histories, sideOf, type ColumnName, type HistoryKind } from '@/domain/histories'
import type { GameSums } from '@/domain/gameSums'
import { monthOf, type Totals } from '@/domain/ledger'
import { historyCsv } from '@/features/history/historyCsv'
import { monthTotals, periodGames, periodTotals } from '@/features/history/periodTotals'
import { selectPeriod } from '@/store/money/moneySlice'
import { keyOf, readPeriod } from '@/store/money/readPeriod'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { serveOddly } from '../../support/oddBackend'
import { games, ledgers, manners, zones, type Manner, type Move } from '../../support/oddLedgers'
import { kinds } from '../../support/periods'
import { logIn } from '../../support/players'
import { fewerRuns } from '../../support/propertyRuns'

beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
})

/** February and March in the zone. */
const range = () => [new Date(2026, 1, 1), new Date(2026, 3, 1)].map((date) => date.getTime())
const months = ['2026-02', '2026-03']

/** Whole units of an amount. */
const unitsOf = (text: string, { decimals }: Manner) => {
  const [whole = '', part = ''] = text.replace('-', '').split('.')
  return BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'))
}

const isCounted = ({ state }: Move) => state === 'clear'

function sumsOf(moves: readonly Move[]) {
  const sum = (wanted: Move['side']) =>
    moves
      .filter((move) => move.side === wanted && isCounted(move))
      .reduce((all, { units, isTwin }) => all + units * (isTwin ? 2n : 1n), 0n)
  return { in: sum('in'), out: sum('out') }
}

/** Whether a reader of this page and of docs/connect.md can know the sum. */
function canBeExact(kind: HistoryKind, ledger: readonly Move[], manner: Manner) {
  const [from = 0, end = 0] = range()
  const isInside = ({ at }: Move) => at >= from && at < end
  const inside = ledger.filter(isInside)
  const isTied = new Set(inside.map(({ at }) => at)).size < inside.length
  const isOne = inside.length * 2 < manner.cap
  const isPaged = !isOne || !manner.hasLast
  return [
    inside.every(
      ({ state }) => state === 'clear' || (state === 'rejected' && kind === 'transaction'),
    ),
    manner.trouble === null || !manner.isLasting || isOne,
    manner.overlap === 0 || (manner.hasLast && manner.total === 'right') || isOne,
    !(isPaged && manner.isShuffled && isTied),
    !(isPaged && inside.some(({ isTwin }) => isTwin)),
    !(manner.ignoresFilter && kind === 'transaction'),
    !(manner.ignoresRange && inside.length < ledger.length),
    manner.dates !== 'day' || process.env.TZ === 'UTC',
  ].every(Boolean)
}

/** Of the casino: each game is the truth or marked, and all add up to the totals. */
function checkGames(
  totals: Totals,
  found: readonly GameSums[],
  states: readonly (readonly Move[])[],
  manner: Manner,
) {
  for (const { name, isExact, ...sums } of found) {
    const game = games.findIndex((spellings) => (spellings as readonly string[]).includes(name))
    const truths = states.map((moves) => sumsOf(moves.filter((move) => move.game === game)))
    const read = { in: unitsOf(sums.in, manner), out: unitsOf(sums.out, manner) }
    if (isExact) expect(truths).toContainEqual(read)
  }
  for (const side of ['in', 'out'] as const) {
    const all = found.reduce((sum, game) => sum + unitsOf(game[side], manner), 0n)
    expect(all).toBe(unitsOf(totals[side], manner))
  }
  const names = found.map(({ name }) => games.findIndex((all) => all.some((each) => each === name)))
  expect(new Set(names).size).toBe(found.length)
}

const tally = { all: 0, sound: 0, marked: 0 }

async function check(kind: HistoryKind, ledger: readonly Move[], manner: Manner) {
  const [from = 0, end = 0] = range()
  const isInside = ({ at }: Move) => at >= from && at < end
  const states = serveOddly(kind, ledger, manner).map((moves) => moves.filter(isInside))
  const store = createStore()
  const fromDate = new Date(from).toISOString()
  const query = { kind, fromDate, toDate: new Date(end - 1).toISOString() }
  await store.dispatch(readPeriod(query))
  const period = selectPeriod(store.getState(), keyOf(query))
  if (!period?.isSuccess) throw new Error('It was not read')

  // Where a list is empty, nobody can know that its dates are days.
  const isBlind = period.rows === 0 && manner.dates === 'day' && manner.rangeBy === 'date'
  const expectSums = ({ in: won, out, isExact }: Totals, truths: readonly (readonly Move[])[]) => {
    if (!isExact || isBlind) return
    const read = { in: unitsOf(won, manner), out: unitsOf(out, manner) }
    expect(truths.map(sumsOf)).toContainEqual(read)
  }
  const totals = periodTotals(period)
  expectSums(totals, states)
  const all = kind === 'casino' ? periodGames(period) : []
  if (kind === 'casino' && !isBlind) checkGames(totals, all, states, manner)
  for (const month of months) {
    const isOfMonth = ({ at }: Move) => monthOf(new Date(at)) === month
    const truths = states.map((moves) => moves.filter(isOfMonth))
    const sums = monthTotals(period, month)
    expectSums(sums, truths)
    if (kind === 'casino' && !isBlind) checkGames(sums, periodGames(period, month), truths, manner)
  }

  const column = (name: ColumnName) =>
    histories[kind].columns.findIndex((each) => each.name === name)
  for (const [filter, { rows, fault }] of Object.entries(period.lists)) {
    const file = await historyCsv(kind, rows, { t: i18next.t, lang: 'en', currency: '' })
    const lines = file.trim().split('\r\n').slice(1)
    const cells = lines.map((line) => line.slice(1, -1).split('","'))
    const idColumn = column(kind === 'sport' ? 'event_id' : 'num_id')
    const ids = cells.map((row) => (row[idColumn] ?? '').replaceAll(/\D/g, ''))
    for (const [at, row] of cells.entries()) {
      const move = states.flat().find(({ id }) => ids[at] === String(id))
      if (kind === 'transaction' || move?.state !== 'clear') continue
      const amount = row[column('amount')] ?? ''
      expect([unitsOf(amount, manner), amount.startsWith('-')]).toEqual([
        move.units,
        move.side === 'out',
      ])
    }
    // Rows of outside show their own date.
    if (fault !== null || manner.ignoresRange || manner.dates === 'day') continue
    const side = sideOf(filter)
    const truths = states.map((moves) =>
      moves
        .filter((move) => side === null || move.side === side)
        .flatMap(({ id, isTwin }) => (isTwin ? [id, id] : [id]))
        .map(String)
        .sort(),
    )
    expect(truths).toContainEqual(ids.sort())
  }

  tally.all++
  if (!canBeExact(kind, ledger, manner)) return
  tally.sound++
  const known = [totals, ...all, ...months.map((month) => monthTotals(period, month))]
  if (!known.every(({ isExact }) => isExact)) tally.marked++
}

describe('totals, months, games and file are the truth, or are marked', () => {
  it.each(kinds)('of %s, whatever the ledger and the manners of the backend', async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        ledgers,
        manners,
        fc.constantFrom(...zones),
        async (ledger, manner, zone) => {
          vi.stubEnv('TZ', zone)
          await check(kind, ledger, manner)
        },
      ),
      fewerRuns(5),
    )
  })

  it('and at most 5 % are marked that could have been exact', () => {
    expect(tally.sound).toBeGreaterThan(tally.all / 3)
    expect(tally.marked).toBeLessThanOrEqual(tally.sound / 20)
  })
})
