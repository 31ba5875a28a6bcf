import fc from 'fast-check'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createWorld, type World } from '@demo/backend/world'
import { moveEffect } from '@demo/backend/ledger/rows'
import { enter, NOON, openDemo } from '../../support/demo'

function open(world: World) {
  const { token, player } = enter(world)
  const launch = world.openGame(token, 1000, 37, 'en')
  const sport = world.openSport(token, 'en')
  if (!launch || !sport) throw new Error('No session')
  return { token, player, launch, sport }
}

const act = fc.record({
  kind: fc.constantFrom('round', 'bet'),
  stake: fc.integer({ min: 1, max: 900_000 }),
  win: fc.integer({ min: 0, max: 900_000 }),
})

describe('money in the demo', () => {
  it('the balance equals the initial balance plus all rows since, after any game', () => {
    const { world } = openDemo()
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        world.reset()
        const { player, launch, sport } = open(world)
        const past = world.ledgerOf(player)
        let expected = 1_248_500n

        for (const { kind, stake, win } of acts) {
          const isCasino = kind === 'round'
          const placed = isCasino ? world.stakeRound(launch, stake) : world.stakeBet(sport, stake)
          expect(placed === null).toBe(BigInt(stake) > expected)
          if (!placed) continue
          if (isCasino) world.payRound(launch, placed.eventId, win)
          else world.payBet(player, placed.eventId, win)
          expected += BigInt(win) - BigInt(stake)
        }

        const { casino, sport: bets } = world.ledgerOf(player)
        const rows = [...casino.slice(past.casino.length), ...bets.slice(past.sport.length)]
        const moved = rows.reduce((sum, row) => sum + moveEffect(row), 0)
        expect(BigInt(player.balance)).toBe(expected)
        expect(player.balance - moved).toBe(1_248_500)
      }),
    )
  })

  it('a bet is paid after its session has ended, but not after a reset', () => {
    const { world } = openDemo()
    const { token, player, sport } = open(world)
    const bet = world.stakeBet(sport, 5000)
    world.logout(token)
    world.payBet(player, bet?.eventId ?? '', 8000)
    expect(player.balance).toBe(1_251_500)

    world.reset()
    world.payBet(player, bet?.eventId ?? '', 8000)
    expect(enter(world).player.balance).toBe(1_248_500)
  })
})

describe('DEMO_STATE saves the world across restarts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-state-'))
  const stateFile = join(folder, 'state.json')
  const start = () => createWorld({ now: () => NOON, stateFile })

  it('restores balances, passwords, logins and rows', () => {
    const before = start()
    const { token, player, launch } = open(before)
    before.stakeRound(launch, 48_500)
    const karim = enter(before, 'karim')
    const passwords = { oldPassword: 'sirocco2026', newPassword: 'x', repeatPassword: 'x' }
    before.changePassword(karim.player, passwords)

    const after = start()
    expect(after.userOf(token)).toMatchObject({ username: 'yasmine', balance: 1_200_000 })
    expect(after.login('karim', 'x')).not.toBeNull()
    expect(after.ledgerOf(enter(after).player)).toEqual(before.ledgerOf(player))
  })

  it('an unreadable file starts a new world', () => {
    for (const text of ['{"version":1', 'null', '{"version":2}']) {
      writeFileSync(stateFile, text)
      expect(enter(start()).player.balance).toBe(1_248_500)
    }
    rmSync(folder, { recursive: true })
  })
})
