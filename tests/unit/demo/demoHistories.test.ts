import { describe, expect, it } from 'vitest'
import { historyList, type HistoryKind, type HistoryRow } from '@/domain/histories'
import { moveEffect, transactionEffect } from '@demo/backend/ledger/rows'
import { enter, NOON, openDemo } from '../../support/demo'

const DAY = 86_400_000
const everything = { from: -Infinity, to: Infinity, pageIndex: 1, pageSize: 1000, filter: '' }
const kinds = historyList.map(({ kind, pageSize }) => [kind, pageSize] as const)

const dateOf = (row: HistoryRow): string =>
  'transaction_date' in row ? row.transaction_date : row.game_date

describe("§2 History pages: six months of a player's history", () => {
  it.each(kinds)('the last 30 days of the %s history fill several pages', (kind, pageSize) => {
    const { world } = openDemo()
    for (const username of ['yasmine', 'karim'] as const) {
      const { player } = enter(world, username)
      const query = { ...everything, from: NOON - 30 * DAY, to: NOON, pageSize }
      const first = world.historyPage(player, kind, query)
      expect(first.rows).toHaveLength(pageSize)
      expect(first.lastPage).toBeGreaterThan(2)
    }
  })

  it.each(kinds)('the %s history goes back six months, newest first, within the range', (kind) => {
    const { world } = openDemo()
    const { player } = enter(world)
    const from = NOON - 20 * DAY
    const to = NOON - 10 * DAY
    const all = world.historyPage(player, kind, everything).rows.map(dateOf)
    const some = world.historyPage(player, kind, { ...everything, from, to }).rows.map(dateOf)

    expect(all).toEqual([...all].sort().reverse())
    expect(Date.parse(all.at(-1) ?? '')).toBeLessThan(NOON - (kind === 'casino' ? 30 : 150) * DAY)
    expect(some).toEqual(all.filter((at) => Date.parse(at) >= from && Date.parse(at) <= to))
  })

  it('Next reaches last_page, without gaps or duplicates', async () => {
    const { world, read } = openDemo()
    const { token, player } = enter(world)
    const asked = async (pageIndex: number) =>
      (await read(`/api/SportHistory?pageIndex=${pageIndex}&pageSize=3`, { token })) as {
        data: object[]
        last_page: number
      }
    const { last_page } = await asked(1)
    const pages = await Promise.all(Array.from({ length: last_page }, (_, i) => asked(i + 1)))
    const rows = pages.flatMap(({ data }) => data)
    expect(rows).toEqual(world.historyPage(player, 'sport', everything).rows)
    expect((await asked(last_page + 1)).data).toEqual([])
  })

  it("§9 the transaction filter is '5' for deposits, the default, and '6' for withdrawals", async () => {
    const { world, read } = openDemo()
    const { token, player } = enter(world)
    const total = async (query: string) => {
      const answer = await read(`/api/TransactionPlayer?${query}`, { token })
      return (answer as { paginationInfo: { total: number } }).paginationInfo.total
    }
    const { transaction } = world.ledgerOf(player)
    const count = (type: string) => transaction.filter((row) => row.type === type).length
    expect(await total('typeSearch=5')).toBe(count('5'))
    expect(await total('typeSearch=6')).toBe(count('6'))
    expect(await total('')).toBe(count('5'))
  })

  it('§5 invalid dates are ignored', async () => {
    const { world, read } = openDemo()
    const { token } = enter(world)
    const path = '/api/CasinoHistory?pageIndex=1&pageSize=10'
    expect(await read(`${path}&fromDate=soon&toDate=`, { token })).toEqual(
      await read(path, { token }),
    )
  })

  it.each(['sirocco', 'another seed'])('the balances of consecutive rows agree (%s)', (seed) => {
    const { world } = openDemo(seed)
    for (const username of ['yasmine', 'karim'] as const) {
      const { player } = enter(world, username)
      const { transaction, casino, sport } = world.ledgerOf(player)
      const rows = [
        ...transaction.map((row) => ({
          at: row.at,
          before: row.before,
          by: transactionEffect(row),
        })),
        ...casino.map((row) => ({ at: row.at, before: null, by: moveEffect(row) })),
        ...sport.map((row) => ({ at: row.at, before: row.before, by: moveEffect(row) })),
      ].sort((a, b) => b.at - a.at)

      let balance = player.balance
      for (const { before, by } of rows) {
        balance -= by
        expect(balance).toBeGreaterThanOrEqual(0)
        if (before !== null) expect(before).toBe(balance)
      }
    }
  })

  it('the same seed creates the same history, another seed another one', () => {
    const past = (seed: string, kind: HistoryKind) => {
      const { world } = openDemo(seed)
      return world.historyPage(enter(world).player, kind, everything).rows
    }
    expect(past('a', 'casino')).toEqual(past('a', 'casino'))
    expect(past('a', 'casino')).not.toEqual(past('b', 'casino'))
  })
})
