import { describe, expect, it } from 'vitest'
import { crashReturn } from '@demo/games/crash'
import { enter, openDemo } from '../../support/demo'

type Json = Record<string, never> & {
  balance: string
  win: string
  status: string
  at: number
  round: string
}

/** A player with an open game of each kind. */
function play(username: 'yasmine' | 'karim' = 'yasmine') {
  const demo = openDemo()
  const { token, player } = enter(demo.world, username)
  const session = demo.world.openGame(token, 1000, 37, 'en')!
  const settle = async (path: string, body: object = {}) => {
    const answer = await demo.ask(`/demo/settle/${path}`, {
      body: { session: session.id, ...body },
    })
    return { status: answer.status, json: (await answer.json()) as Json }
  }
  return { ...demo, token, player, session, settle }
}

const casinoRows = async ({ read, token }: ReturnType<typeof play>) => {
  const answer = (await read('/api/CasinoHistory?pageIndex=1&pageSize=10', { token })) as {
    data: { direction: string; amount: string; event_id: string }[]
  }
  return answer.data
}

describe('settling a round', () => {
  it('a slot round deducts the stake, pays the win and is in the history', async () => {
    const game = play()
    let expected = 1_248_500
    for (let i = 0; i < 40; i++) {
      const started = await game.settle('slot/start', { stake: '1.000' })
      const { json } = await game.settle('slot/end', { round: started.json.round })
      expected += Math.round(Number(json.win) * 1000) - 1000
      expect(json.balance).toBe((expected / 1000).toFixed(3))
    }
    const [latest] = await casinoRows(game)
    expect(latest?.event_id).toBeTruthy()
    expect(game.player.balance).toBe(expected)
  })

  it.each([
    ['slot/start', { stake: '0.001' }],
    ['slot/start', { stake: -1 }],
    ['slot/end', { round: 'E-1' }],
    ['roulette', { bets: [null] }],
    ['roulette', { bets: [{ kind: 'number', value: 37, stake: '1.000' }] }],
    ['roulette', { bets: [{ kind: 'corner', value: 1, stake: '1.000' }] }],
    ['roulette', { bets: [{ kind: 'red', stake: '0.100' }] }],
    ['crash/start', { stake: '1e3' }],
    ['crash/cashout', { round: 'E-1' }],
  ])('%s refuses %j and takes nothing', async (path, body) => {
    const { settle, player } = play()
    expect((await settle(path, body)).status).toBe(422)
    expect(player.balance).toBe(1_248_500)
  })

  it('a bet above the balance is rejected with 409', async () => {
    const { settle, player } = play()
    player.balance = 900
    const { status, json } = await settle('slot/start', { stake: '1.000' })
    expect([status, json]).toEqual([409, { error: 'balance' }])
    expect(player.balance).toBe(900)
  })
})

describe('a slot round that was not answered', () => {
  it('stays open for the next opening of the game, takes no other stake, and pays once', async () => {
    const game = play()
    const { world, token, settle, player } = game
    await settle('slot/start', { stake: '1.000' })
    const again = world.openGame(token, 1000, 37, 'en')!
    const other = world.openGame(token, 1001, 37, 'en')!
    const at = { session: again.id }
    const { json } = await settle('state', at)
    const { round, win } = (json as unknown as { open: Json }).open
    expect((await settle('slot/start', { stake: '1.000', ...at })).status).toBe(409)
    expect((await settle('slot/start', { stake: '1.000', session: other.id })).status).toBe(200)
    const before = player.balance
    for (const time of ['first', 'second']) {
      await settle('slot/end', { round, ...at })
      expect(player.balance, time).toBe(before + Math.round(Number(win) * 1000))
    }
    expect((await settle('state', at)).json).not.toHaveProperty('open')
  })
})

describe('a crash round', () => {
  /** Starts rounds until one runs for at least a second. */
  async function takeOff(game: ReturnType<typeof play>) {
    for (;;) {
      const { json } = await game.settle('crash/start', { stake: '1.000' })
      game.pass(1000)
      const state = await game.settle('crash/round', json)
      if (state.json.status === 'running') return { round: (json as { round?: string }).round }
    }
  }

  it('pays the multiplier at the moment of leaving, once', async () => {
    const game = play()
    const round = await takeOff(game)
    const before = game.player.balance
    const { json } = await game.settle('crash/cashout', round)
    expect(json).toMatchObject({ status: 'left', at: 110 })
    expect(game.player.balance).toBe(before + crashReturn(1000, 110))

    game.pass(60_000)
    const again = await game.settle('crash/cashout', round)
    expect(again.json).toMatchObject({ status: 'left', at: 110, balance: json.balance })
    expect((await game.settle('crash/round', round)).json.status).toBe('left')
  })

  it('ends automatically, and can then no longer be left', async () => {
    const game = play()
    const round = await takeOff(game)
    const before = game.player.balance
    game.pass(10 * 60_000)
    const { json } = await game.settle('crash/cashout', round)
    expect(json).toMatchObject({ status: 'crashed', win: '0.000' })
    expect(game.player.balance).toBe(before)
  })

  it('does not reveal where a running round ends, and allows no second one', async () => {
    const game = play()
    const round = await takeOff(game)
    const { json } = await game.settle('crash/round', round)
    expect(Object.keys(json).sort()).toEqual(['balance', 'elapsed', 'round', 'stake', 'status'])
    expect((await game.settle('crash/start', { stake: '1.000' })).status).toBe(409)
    expect((await game.settle('state')).json).toHaveProperty('running.round', round.round)
  })
})

describe('the pages', () => {
  it.each([
    '../types.ts',
    '..%2Ftypes.ts',
    '%2Fetc%2Fpasswd',
    'tokens.css%00.js',
    '%E0%A4%A.css',
    'none.js',
  ])('no file is read outside their folder: %s', async (name) => {
    const { ask } = openDemo()
    expect((await ask(`/demo/files/${name}`).catch(() => ({ status: 404 }))).status).toBe(404)
  })
})
