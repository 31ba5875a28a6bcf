import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sportEvents } from '@demo/sportbook/events'
import { betReturn, combinedOdds, settleDueBets } from '@demo/sportbook/bets'
import { leagues, sideName } from '@demo/sportbook/names'
import { pricesAt } from '@demo/sportbook/odds'
import { scoreAt } from '@demo/sportbook/scores'
import { endOf, fixtureOf, fixturesAt, isLiveAt } from '@demo/sportbook/times'
import { enter, NOON, openDemo } from '../../support/demo'

const moments = fc.integer({ min: 0, max: 5 * 365 * 24 * 3600 }).map((s) => NOON + s * 1000)

describe('the event schedule of the sportsbook', () => {
  it('has about 12 live and 60 upcoming events at any time', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const { live, prematch } = sportEvents(now, 'en')
        expect(live.length).toBeGreaterThanOrEqual(8)
        expect(live.length).toBeLessThanOrEqual(14)
        expect(prematch.length).toBeGreaterThanOrEqual(45)
        expect(prematch.length).toBeLessThanOrEqual(85)
      }),
    )
  })

  it('is the same for all requests at the same time', () => {
    expect(sportEvents(NOON, 'fr')).toEqual(sportEvents(NOON, 'fr'))
  })

  it('no team plays two live matches, and every name is translated', () => {
    fc.assert(
      fc.property(moments, (now) => {
        for (const lang of ['fr', 'en', 'ar'] as const) {
          const live = sportEvents(now, lang).live.flatMap(({ name }) => name.split(' – '))
          expect(new Set(live).size).toBe(live.length)
          if (lang === 'ar') for (const name of live) expect(name).toMatch(/^[\u0600-\u06ff .]+$/)
        }
      }),
    )
  })

  it('no two teams of a sport have the same name', () => {
    for (const sport of ['football', 'tennis', 'basket']) {
      const names = leagues.flatMap((league, lane) =>
        league.sport === sport ? [0, 1, 2, 3, 4, 5].map((side) => sideName(lane, side, 'fr')) : [],
      )
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('a match is upcoming until it starts, then live, and can be found by its id', () => {
    for (const match of fixturesAt(NOON)) {
      expect(fixtureOf(match.id)).toEqual(match)
      expect(isLiveAt(match, match.start - 1)).toBe(false)
      expect(isLiveAt(match, match.start)).toBe(true)
      expect(isLiveAt(match, endOf(match))).toBe(false)
    }
    for (const id of ['', '99-1', '1', '1-1-1', '-1-2', 'x-1']) expect(fixtureOf(id)).toBeNull()
  })

  it('scores never decrease during a match', () => {
    for (const match of fixturesAt(NOON)) {
      let before = 0
      for (let at = match.start; at < endOf(match); at += 120_000) {
        const [home, away] = scoreAt(match, at).score
        expect(home + away).toBeGreaterThanOrEqual(before)
        before = home + away
      }
    }
  })

  it('odds include a margin for the house at any score', () => {
    fc.assert(
      fc.property(moments, (now) => {
        for (const match of fixturesAt(now)) {
          const prices = pricesAt(match, now)
          expect(prices.reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1, 2)
          for (const { likely, odds } of prices) {
            if (odds !== null) expect((likely * odds) / 100).toBeLessThan(1.01)
          }
        }
      }),
      { numRuns: 20 },
    )
  })
})

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

  it('is settled before the history and the balance are read', async () => {
    const { offer, bet, pass, read, token } = open()
    for (let i = 0; i < 20; i++) await bet(offer(1))
    pass(60_000)
    const user = (await read('/api/UserDetails', { token })) as { balance: string }
    expect(Number(user.balance)).toBeGreaterThan(1_248.5 - 20 * 5)
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

  it('shows its selections in "My bets" and stays open until it is settled', async () => {
    const { offer, bet } = open()
    const { json } = await bet(offer(3))
    expect(json.bets).toMatchObject([{ status: 'open', legs: [{}, {}, {}] }])
    expect(json.balance).toBe('1243.500')
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
