import { describe, expect, it } from 'vitest'
import { moveEffect, transactionEffect } from '@demo/backend/ledger/rows'
import { enter, openDemo } from '../../support/demo'

/** Thousandths of a decimal text. */
const unitsOf = (text: string) => {
  const [whole = '', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(3, '0'))
}

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

  it.each(['yasmine', 'karim'] as const)(
    'all pages of the histories of %s explain the balance',
    async (username) => {
      const { world, read } = openDemo()
      const { token } = enter(world, username)
      const launch = world.openGame(token, 1000, 37, 'en')
      const round = launch && world.stakeRound(launch, 500)
      if (round) world.payRound(launch, round.eventId, 1300)
      interface Row {
        amount: string
        status?: string
        direction?: string
      }
      const rowsOf = async (path: string) => {
        const found: Row[] = []
        for (let page = 1, last = 1; page <= last; page++) {
          const answer = await read(`/api/${path}pageIndex=${page}&pageSize=100`, { token })
          const { data, last_page } = answer as { data: Row[]; last_page: number }
          found.push(...data)
          last = last_page
        }
        return found
      }
      const sum = (rows: Row[], isMinus: (row: Row) => boolean) =>
        rows
          .filter(({ status = 'accepted' }) => status === 'accepted')
          .reduce((all, row) => all + (isMinus(row) ? -1n : 1n) * unitsOf(row.amount), 0n)
      const isBet = ({ direction }: Row) => direction === 'bet'
      const deposits = sum(await rowsOf('TransactionPlayer?typeSearch=5&'), () => false)
      const withdrawals = sum(await rowsOf('TransactionPlayer?typeSearch=6&'), () => false)
      const casino = sum(await rowsOf('CasinoHistory?'), isBet)
      const sport = sum(await rowsOf('SportHistory?'), isBet)
      const { balance } = (await read('/api/UserDetails', { token })) as { balance: string }
      expect(deposits - withdrawals + casino + sport).toBe(unitsOf(balance))
    },
  )

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
      // Deposits, withdrawals and play explain the whole balance.
      expect(balance).toBe(0)
    }
  })
})
