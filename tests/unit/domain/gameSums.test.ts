import { describe, expect, it } from 'vitest'
import type { CasinoHistoryRow } from '@/domain/entities'
import { byGame } from '@/domain/gameSums'
import { edgesOf, toEntries, totalsOf } from '@/domain/ledger'

let id = 0
const row = (game_name: string, amount: string, more: Partial<CasinoHistoryRow> = {}) => ({
  num_id: String(id++),
  event_id: `E-${id}`,
  game_date: '2026-03-10T12:00:00Z',
  direction: amount.startsWith('-') ? 'bet' : 'win',
  game_name,
  amount: amount.replace('-', ''),
  ...more,
})

const sums = (rows: readonly CasinoHistoryRow[]) => byGame(toEntries(rows, null))
const inMarch = (rows: readonly CasinoHistoryRow[], zone = 'Z') => {
  const entries = toEntries(rows, null)
  const [start, end] = ['2026-03-01', '2026-04-01'].map((day) => Date.parse(`${day}T00:00${zone}`))
  return byGame([...entries, ...edgesOf(entries, start!, end!)])
}
const exact = (found: ReturnType<typeof byGame>) =>
  Object.fromEntries(found.map(({ name, isExact }) => [name, isExact]))

describe('what each game cost', () => {
  it('begins with the greatest loss, and ends with what names no game', () => {
    const found = sums([
      row('A', '-2.500'),
      row('B', '-10'),
      row('', '-99'),
      row('C', '7.25'),
      row('A', '1.000'),
      row(' ', '-1'),
    ])
    expect(found.map(({ name, out, in: won, net }) => [name, out, won, net])).toEqual([
      ['B', '10', '0', '-10'],
      ['A', '2.500', '1.000', '-1.500'],
      ['C', '0', '7.25', '7.25'],
      ['', '100', '0', '-100'],
    ])
  })

  it('has no name for what is named by spaces alone', () => {
    expect(sums([row(' ', '-1'), row('  ', '-1')])).toMatchObject([{ name: '', out: '2' }])
  })

  it('adds up to the totals', () => {
    const rows = ['A', 'B', 'a', '', 'B'].map((name, at) => row(name, `-${at}.00${at + 1}`))
    const found = sums(rows)
    const net = totalsOf(toEntries(rows, null)).net
    const all = found.map((game) => ({ at: 0, side: 'out', amount: game.out }) as const)
    expect(totalsOf(all).net).toBe(net)
  })

  it('knows a game by its name, however it is spelt, and a name of signs', () => {
    const names = ['Été 777', 'ete  777', '★', '★★', ' ★ ']
    const found = sums(names.map((name) => row(name, '-1')))
    expect(found.map(({ name, out }) => [name, out])).toEqual([
      ['Été 777', '2'],
      ['★', '2'],
      ['★★', '1'],
    ])
  })

  it('counts rounds, not rows; none if a row does not say its round', () => {
    const bet = (name: string, event_id: string) => row(name, '-1', { event_id })
    const found = sums([bet('A', '1'), bet('A', '1'), bet('A', '2'), bet('B', '1'), bet('B', '')])
    expect(found.map(({ name, rounds }) => [name, rounds])).toEqual([
      ['A', 2],
      ['B', null],
    ])
  })

  it.each<[string, Partial<CasinoHistoryRow>]>([
    ['pending', { status: 'pending' }],
    ['cancelled', { status: 'void' }],
    ['unreadable', { amount: 'much' }],
    ['of an unknown direction', { direction: 'gift' }],
  ])('marks the game of a row that is %s, and no other', (_, more) => {
    const found = sums([row('A', '-1'), row('B', '-1', more), row('', '-1')])
    expect(exact(found)).toEqual({ A: true, B: false, '': true })
  })

  it('marks the game of a row of outside the period, and no other', () => {
    const game_date = '2026-02-10T12:00:00Z'
    expect(exact(inMarch([row('A', '-1'), row('B', '-1', { game_date })]))).toEqual({
      A: true,
      B: false,
    })
  })

  it('marks all games where dates without a time leave the period’s ends open', () => {
    const rows = [row('A', '-1'), row('B', '-1', { game_date: '2026-03-10' })]
    expect(exact(inMarch(rows, '+01:00'))).toEqual({ A: false, B: false })
    expect(exact(inMarch(rows))).toEqual({ A: true, B: true })
  })
})
