import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import * as api from '@/api/endpoints'
import { contract } from '../../../contract/calls'
import { sentBy } from '../../../contract/types'
import { initTestI18n } from '../../support/i18n'
import { paged, pagedText, passwords, sentRows, type SentRow } from '../../support/sentRows'
import { server } from '../../support/server'

/** With the filters that a player may set. */
const filtered: SentRow[] = [
  {
    call: () =>
      api.games({
        page_index: 2,
        page_size: 30,
        type: 2,
        cat_id: 4,
        pro_id: '998',
        game_name: 'à&b',
      }),
    sent: [
      'GET',
      '/get_slot_game',
      { page_index: '2', page_size: '30', type: '2', cat_id: '4', pro_id: '998', game_name: 'à&b' },
    ],
  },
  {
    call: () => api.history('sport', { ...paged, filter: 'x' }),
    sent: ['GET', '/SportHistory', { ...pagedText, filter: 'x' }],
  },
]

beforeEach(() => initTestI18n('en'))

describe('§7 The calls it makes', () => {
  it.each([...sentRows, ...filtered])(
    '$sent, as JSON',
    async ({ call, sent: [method, path, query = {}, body = null] }) => {
      const seen: unknown[] = []
      server.use(
        http.all('*/api/*', async ({ request }) => {
          const url = new URL(request.url)
          const text = await request.text()
          seen.push([
            request.method,
            url.pathname,
            Object.fromEntries(url.searchParams),
            text === '' ? null : (JSON.parse(text) as unknown),
            request.headers.get('Content-Type'),
            request.headers.get('Accept'),
          ])
          return HttpResponse.json({ message: 'stop' }, { status: 400 })
        }),
      )
      await call().catch(() => undefined)
      const json = 'application/json'
      expect(seen).toEqual([[method, `/api${path}`, query, body, json, json]])
    },
  )

  it('the probe sends the same: methods, paths, and names in query and body', () => {
    const known = {
      username: 'a',
      password: 'b',
      newPassword: 'c',
      game: { game_id: 1, provider_id: 2 },
      now: 0,
    }
    const shapeOf = (method: string, path: string, query: unknown = {}, body: unknown = {}) =>
      [method, path, ...[query, body].map((each) => Object.keys(each as object).sort())].join(' ')
    const ofProbe = contract.map(({ method, path, query, body }) =>
      shapeOf(method, path, sentBy(query, known), sentBy(body, known)),
    )
    expect(ofProbe.sort()).toEqual(sentRows.map(({ sent }) => shapeOf(...sent)).sort())
  })

  it('logout sends the token of the ended session', async () => {
    let sent: string | null = null
    server.use(
      http.post('*/api/logout', ({ request }) => {
        sent = request.headers.get('Authorization')
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await api.logout('old')
    expect(sent).toBe('Bearer old')
  })

  it('204 is an empty list', async () => {
    server.use(http.get('*/api/top_winners', () => new HttpResponse(null, { status: 204 })))
    expect(await api.topWinners()).toEqual([])
  })

  it.each(['', '   ', 'null', '"done"', '[]', 'true', '{}', '{"message":"Changed."}'])(
    'a password change is a success with 200 and the body %j',
    async (body) => {
      server.use(http.post('*/api/ResetPassword', () => new HttpResponse(body)))
      await expect(api.resetPassword(passwords)).resolves.toBeUndefined()
    },
  )

  it.each(['<!doctype html><title>Sign in</title>', '{"message":', 'OK'])(
    'a password change is a failure with 200 and the body %j, which is not JSON',
    async (body) => {
      server.use(http.post('*/api/ResetPassword', () => new HttpResponse(body)))
      await expect(api.resetPassword(passwords)).rejects.toThrow()
    },
  )

  it('a game without a readable type gets the type of the query', async () => {
    const row = { game_id: 1, name: 'Ruby' }
    const rows = [row, { ...row, type: 9 }, { ...row, type: null }, { ...row, type: '1' }]
    server.use(
      http.get('*/api/get_slot_game', () => HttpResponse.json({ data: rows })),
      http.get('*/api/papuler_slot', () => HttpResponse.json({ data: rows })),
    )
    const { data } = await api.games({ page_index: 1, page_size: 28, type: 3 })
    expect(data.map(({ type }) => type)).toEqual([3, 3, 3, 1])
    // Without a type in the query it is type 1.
    expect((await api.popularGames()).data.map(({ type }) => type)).toEqual([1, 1, 1, 1])
  })

  it('an empty 200 is a failure where a list is expected', async () => {
    server.use(http.get('*/api/top_winners', () => new HttpResponse('')))
    await expect(api.topWinners()).rejects.toThrow()
  })

  it('a missing total is unknown, a missing last_page means no next page', async () => {
    server.use(
      http.get('*/api/get_slot_game', () => HttpResponse.json([])),
      http.get('*/api/CasinoHistory', () => HttpResponse.json({ data: [], last_page: '7' })),
      http.get('*/api/SportHistory', () => HttpResponse.json([])),
    )
    expect((await api.games({ page_index: 1, page_size: 1, type: 1 })).total).toBeNull()
    expect((await api.history('casino', paged)).last_page).toBe(7)
    expect((await api.history('sport', paged)).last_page).toBeNull()
  })
})
