import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betReturn, combinedOdds, settleDueBets } from '@demo/sportbook/bets'
import { pricesAt } from '@demo/sportbook/odds'
import { fixturesAt, isLiveAt } from '@demo/sportbook/times'
import { enter, NOON, openDemo } from '../../support/demo'

/** A logged-in player with a sportsbook session. */
function open() {
  const demo = openDemo()
  const { token, player } = enter(demo.world)
  const session = demo.world.openSport(token, 'en')!
  const offer = (count: number) =>
    fixturesAt(NOON)
      .filter((match) => !isLiveAt(match, NOON))
      .slice(0, count)
      .map((match) => ({
        event: match.id,
        pick: '1',
        odds: (pricesAt(match, NOON)[0]!.odds! / 100).toFixed(2),
      }))
  const bet = async (selections: unknown, stake: unknown = '5.000') => {
    const answer = await demo.ask('/demo/sport/bet', {
      body: { token: session.id, lang: 'en', selections, stake },
    })
    const json = (await answer.json()) as {
      balance: string
      error?: string
      bets: { status: string; return: string; odds: string }[]
    }
    return { status: answer.status, json }
  }
  return { ...demo, token, player, session, offer, bet }
}

describe('a bet', () => {
  it('deducts its stake, is settled within a minute, and is paid once, even without requests', async () => {
    const { world, player, offer, bet, pass, token } = open()
    let expected = 1_248_500
    const returns: string[] = []
    for (let i = 0; i < 30; i++) returns.push((await bet(offer(1))).json.bets[0]!.return)
    expect(player.balance).toBe(expected - 30 * 5000)

    world.logout(token)
    pass(60_000)
    settleDueBets(world)
    const { sport } = world.ledgerOf(player)
    const wins = sport.slice(-30).filter(({ direction }) => direction === 'win')
    expect(wins.length).toBeGreaterThan(0)
    expected += wins.length * Math.round(Number(returns[0]) * 1000) - 30 * 5000
    expect(player.balance).toBe(expected)

    settleDueBets(world)
    expect(player.balance).toBe(expected)
  })

  it('on several events multiplies the odds, rounded down', () => {
    const leg = fc.record({ odds: fc.integer({ min: 102, max: 3500 }) })
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 8 }), fc.nat(500_000), (legs, stake) => {
        const exact = legs.reduce((all, { odds }) => all * (odds / 100), 1)
        expect(combinedOdds(legs) / 100).toBeLessThanOrEqual(exact + 1e-6)
        expect(Number.isSafeInteger(betReturn(stake, legs))).toBe(true)
        expect(betReturn(stake, legs)).toBeLessThanOrEqual(stake * 1000)
      }),
    )
    expect(combinedOdds([{ odds: 185 }, { odds: 333 }])).toBe(616)
  })

  it('is rejected when the odds have changed, the match is over or the balance is too low', async () => {
    const { offer, bet, player } = open()
    const [selection] = offer(1)
    expect((await bet([{ ...selection, odds: '99.00' }])).json.error).toBe('odds')
    expect((await bet([{ ...selection, event: '0-1' }])).json.error).toBe('closed')
    player.balance = 4999
    expect(await bet([selection])).toEqual({ status: 409, json: { error: 'balance' } })
    expect(player.balance).toBe(4999)
  })

  it('is rejected when it is invalid', async () => {
    const { offer, bet, player } = open()
    const [selection] = offer(1)
    const wrong: [unknown, unknown?][] = [
      [[]],
      [null],
      [[null]],
      [[{ ...selection, pick: '3' }]],
      [[selection, selection]],
      [offer(9)],
      [[selection], '0.100'],
      [[selection], '501.000'],
      [[selection], 'ten'],
    ]
    for (const [selections, stake] of wrong) expect((await bet(selections, stake)).status).toBe(422)
    expect(player.balance).toBe(1_248_500)
  })
})
