import { describe, expect, it } from 'vitest'
import { cuts, faultNames } from '@demo/backend/faults'
import { enter, openDemo } from '../../support/demo'

describe('the fault switch', () => {
  const status = async ({ ask }: ReturnType<typeof openDemo>, call: string) =>
    (await ask(`/api${call}`)).status

  it('a fault for one call applies to its next N requests, and to no other call', async () => {
    const demo = openDemo()
    demo.world.faults.set({ call: '/users', fault: '502', times: 2 })
    expect(await status(demo, '/top_winners')).toBe(200)
    expect([await status(demo, '/users'), await status(demo, '/users')]).toEqual([502, 502])
    expect(await status(demo, '/users')).toBe(200)
  })

  it('a fault for all calls stays until it is switched off; a fault for one call has precedence', async () => {
    const demo = openDemo()
    demo.world.faults.set({ call: '*', fault: '500', times: null })
    demo.world.faults.set({ call: '/users', fault: '429', times: null })
    expect(await status(demo, '/users')).toBe(429)
    expect(await status(demo, '/top_winners')).toBe(500)
    demo.world.faults.clear('*')
    expect(await status(demo, '/top_winners')).toBe(200)
    demo.world.faults.clear()
    expect(await status(demo, '/users')).toBe(200)
  })

  it('faults.json reads, sets and clears them', async () => {
    const { ask, read } = openDemo()
    expect(await read('/demo/faults.json')).toEqual({
      active: [],
      faults: faultNames,
      cut: null,
      cuts,
    })

    const set = await read('/demo/faults.json', {
      body: { call: 'users', fault: 'html', times: 3 },
    })
    expect(set).toMatchObject({ active: [{ call: '/users', fault: 'html', times: 3 }] })
    expect((await ask('/demo/faults.json', { body: { fault: 'unheard of' } })).status).toBe(422)

    expect((await ask('/demo/faults.json', { method: 'DELETE' })).status).toBe(204)
    expect(await read('/demo/faults.json')).toMatchObject({ active: [] })
  })

  it.each([
    ['requests', 1_248_500],
    ['answers', 1_247_500],
  ] as const)('a connection cut for %s fails each call of app and games', async (cut, balance) => {
    const { ask, read, world } = openDemo()
    const { token, player } = enter(world)
    const session = world.openGame(token, 1000, 37, 'en')!.id
    expect(await read('/demo/faults.json', { body: { cut } })).toMatchObject({ cut })
    expect((await ask('/api/UserDetails', { token })).type).toBe('error')
    const body = { session, stake: '1.000' }
    expect((await ask('/demo/settle/slot/start', { body })).type).toBe('error')
    expect(player.balance).toBe(balance)
    await ask('/demo/faults', { method: 'POST', form: { cut: '' } })
    expect((await ask('/api/UserDetails', { token })).status).toBe(200)
  })
})
