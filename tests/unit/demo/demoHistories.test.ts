import { describe, expect, it } from 'vitest'
import { moveEffect, transactionEffect } from '@demo/backend/ledger/rows'
import { enter, openDemo } from '../../support/demo'

describe("§2 History pages: six months of a player's history", () => {
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
})
