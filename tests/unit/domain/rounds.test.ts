import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts } from '@/domain/amounts'
import type { CasinoHistoryRow } from '@/domain/entities'
import { toEntries, totalsOf } from '@/domain/ledger'
import { roundsOf } from '@/domain/rounds'

const GAME = 'Château d’Été 3'
/** The same name as other systems write it, and names of other games. */
const names = [
  'Château d’Été 3',
  'CHATEAU D’ETE 3',
  'chateau dete  3',
  'Cha\u0302teau-d’E\u0301té 3',
]
const others = ['Château d’Été', 'Sirocco Nights', '★']

const row = (change: Partial<CasinoHistoryRow> = {}): CasinoHistoryRow => ({
  game_date: '2026-03-15T12:00:00Z',
  num_id: '1',
  event_id: 'E-1',
  game_name: GAME,
  direction: 'bet',
  amount: '2.000',
  ...change,
})
const win = (change: Partial<CasinoHistoryRow> = {}) => row({ direction: 'win', ...change })

const anyRow = fc.record<CasinoHistoryRow>({
  game_date: fc.oneof(
    fc
      .integer({ min: 0, max: 90 })
      .map((s) => new Date(1_773_576_000_000 + s * 1000).toISOString()),
    fc.constantFrom('', 'yesterday', '2026-02-30'),
  ),
  num_id: fc.constantFrom('1', '2'),
  event_id: fc.constantFrom('', 'E-1', 'E-2', 'E-3'),
  game_name: fc.constantFrom(...names, ...others, ''),
  direction: fc.constantFrom('bet', 'win', 'Debit', 'gift', ''),
  amount: fc.constantFrom('1', '2.5', '-0.125', '+3', 'much', null),
})
const answers = fc.array(anyRow, { maxLength: 30 })

describe('the rounds of a game', () => {
  it('are the rows of one event, with its stakes, wins and result', () => {
    const rows = [
      win({ game_date: '2026-03-15T12:00:09Z', amount: '+3.5' }),
      row({ amount: '-2' }),
      row({ event_id: 'E-2', game_date: '2026-03-15T12:01:00Z' }),
      row({ event_id: 'E-3', game_name: 'Sirocco Nights', game_date: '2026-03-15T12:02:00Z' }),
    ]
    expect(roundsOf(rows, GAME)).toEqual({
      rounds: [
        {
          ...{ id: 'E-2', date: '2026-03-15T12:01:00Z', isClear: true },
          ...{ stake: '2.000', win: null, net: '-2.000' },
        },
        {
          ...{ id: 'E-1', date: '2026-03-15T12:00:09Z', isClear: true },
          ...{ stake: '2', win: '3.5', net: '1.5' },
        },
      ],
      newest: '2026-03-15T12:02:00Z',
      nameless: 0,
    })
  })

  it.each([
    ['a pending row', { status: 'pending' }],
    ['a cancelled row', { status: 'void' }],
    ['an amount that is none', { amount: 'much' }],
    ['a direction that is none', { direction: 'gift' }],
  ])('are uncertain with %s', (_, change) => {
    const { rounds } = roundsOf([win(), row(change)], GAME)
    expect(rounds).toMatchObject([{ isClear: false, win: '2.000', stake: null }])
  })

  it('have a nameless row of their number; others may be of any game', () => {
    const rows = [row(), win({ game_name: '' }), win({ game_name: '', event_id: 'E-9' })]
    const { rounds, nameless } = roundsOf(rows, GAME)
    expect(rounds).toMatchObject([{ stake: '2.000', win: '2.000' }])
    expect(nameless).toBe(1)
  })

  it('of a game without a name are none', () => {
    expect(roundsOf([row({ game_name: '' })], '')).toMatchObject({ rounds: [], nameless: 1 })
  })

  it('are the ten newest; one with a date that cannot be read is among them', () => {
    const rows = Array.from({ length: 14 }, (_, index) =>
      row({ event_id: `E-${String(index)}`, game_date: `2026-03-15T12:00:${String(index + 10)}Z` }),
    )
    const { rounds } = roundsOf([...rows, row({ event_id: 'E-x', game_date: 'soon' })], GAME)
    expect(rounds.map(({ id }) => id)).toEqual([
      'E-x',
      ...rows
        .slice(5)
        .reverse()
        .map((r) => r.event_id),
    ])
  })

  it('come with the newest date of all rows that can be read, or none', () => {
    const undated = row({ game_date: 'soon' })
    const dated = row({ game_date: '2026-03-15T12:00:10Z' })
    expect(roundsOf([undated, row(), dated], GAME).newest).toBe('2026-03-15T12:00:10Z')
    expect(roundsOf([undated], GAME).newest).toBeNull()
  })

  it('add up to what the ledger counts, whatever the order, repetitions, names and faults', () => {
    fc.assert(
      fc.property(answers, (rows) => {
        const own = rows.filter(({ game_name }) => names.includes(game_name))
        const ids = new Set(own.map(({ event_id }) => event_id).filter(Boolean))
        const joined = rows.filter((r) => r.game_name === '' && ids.has(r.event_id))
        const { rounds, nameless } = roundsOf(rows, GAME)
        const isWhole = rounds.length < 10
        const totals = totalsOf(toEntries([...own, ...joined], null))
        const sum = (key: 'stake' | 'win') =>
          rounds.reduce((all, round) => addAmounts(all, round[key] ?? '0') ?? '', '0')
        if (isWhole) {
          expect(Number(sum('stake'))).toBe(Number(totals.out))
          expect(Number(sum('win'))).toBe(Number(totals.in))
          expect(rounds.every(({ isClear }) => isClear)).toBe(totals.isExact)
          const alone = own.filter(({ event_id }) => event_id === '').length
          expect(rounds).toHaveLength(ids.size + alone)
        }
        expect(nameless).toBe(
          rows.filter(({ game_name }) => game_name === '').length - joined.length,
        )
      }),
    )
  })

  it('are the same in any order of the answer, if no two rows have one time', () => {
    const distinct = fc.uniqueArray(anyRow, {
      selector: ({ game_date }) => (game_date.startsWith('2026-03') ? game_date : 'no time'),
      maxLength: 30,
    })
    const shuffled = distinct.chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([rows, others]) => {
        expect(roundsOf(others, GAME)).toEqual(roundsOf(rows, GAME))
      }),
    )
  })
})
