import { describe, expect, it } from 'vitest'
import { createHandlers } from '@demo/backend/handlers'
import { createWorld } from '@demo/backend/world'
import { contract } from '../../../contract/calls'
import { sentBy } from '../../../contract/types'
import { enter, NOON, openDemo } from '../../support/demo'

/** The routes of the demo below /api, without those for every path. */
const routes = () =>
  createHandlers(createWorld()).flatMap(({ info: { method, path } }) =>
    String(path).startsWith('*/api/') && path !== '*/api/*'
      ? [`${String(method)} ${String(path).replace('*/api', '')}`]
      : [],
  )

const known = {
  username: 'yasmine',
  password: 'sirocco2026',
  newPassword: 'sirocco2026',
  game: { game_id: 1000, provider_id: 37 },
  now: NOON,
}

describe('The routes of the demo backend', () => {
  it('are the calls of the contract, each once, and no other', () => {
    expect(routes().sort()).toEqual(contract.map(({ method, path }) => `${method} ${path}`).sort())
  })

  it('refuse an unknown call and a known path with another method', async () => {
    const { ask } = openDemo()
    expect((await ask('/api/elsewhere')).status).toBe(404)
    for (const { method, path } of contract) {
      const other = method === 'GET' ? 'POST' : 'GET'
      expect((await ask(`/api${path}`, { method: other })).status).toBe(404)
    }
  })

  it.each(contract)('$method $path lets in exactly the players of the table', async (call) => {
    const { ask, world } = openDemo()
    const { token } = enter(world)
    const query = new URLSearchParams(
      Object.entries(sentBy(call.query, known)).map(([name, value]) => [name, String(value)]),
    )
    const address = `/api${call.path}?${query.toString()}`
    const body = call.body && { body: sentBy(call.body, known) }
    const { method } = call
    expect((await ask(address, { method, ...body })).status === 401).toBe(call.for !== 'all')
    expect([200, 204]).toContain((await ask(address, { method, token, ...body })).status)
  })
})
