import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import * as api from '@/api/endpoints'
import { contract } from '../../../contract/calls'
import { sentBy } from '../../../contract/types'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

const query = { fromDate: 'a', toDate: 'b', pageIndex: 1, pageSize: 3 }
const paged = { page_index: 1, page_size: 3, type: 1 } as const
const change = { oldPassword: 'a', newPassword: 'b', repeatPassword: 'b' }

/** Every call of the app, in the order of Spec §7. */
const appCalls = [
  () => api.casinoList(),
  () => api.games(paged),
  () => api.popularGames(),
  () => api.startGame({ game_id: 1, provider: 37 }),
  () => api.topWinners(),
  () => api.allProviders(paged),
  () => api.providers(1),
  () => api.login({ username: 'a', password: 'b' }),
  () => api.logout('t'),
  () => api.resetPassword(change),
  () => api.userDetails(),
  () => api.history('transaction', { ...query, filter: '5' }),
  () => api.history('casino', query),
  () => api.history('sport', query),
  () => api.categories(1),
  () => api.liveEvents('fr'),
  () => api.prematchEvents('fr'),
  () => api.sportSession('fr'),
]

describe("The probe sends the app's calls", () => {
  beforeEach(() => initTestI18n('en'))

  const shapeOf = async (request: Request) => {
    const url = new URL(request.url)
    const text = await request.text()
    return [
      `${request.method} ${url.pathname.replace(/.*\/api/, '')}`,
      [...url.searchParams.keys()].sort().join(),
      text === ''
        ? ''
        : Object.keys(JSON.parse(text) as object)
            .sort()
            .join(),
    ].join(' ')
  }

  it('with the same methods, paths and names in query and body', async () => {
    const ofApp = new Set<string>()
    server.use(
      http.all('*/api/*', async ({ request }) => {
        ofApp.add(await shapeOf(request))
        return HttpResponse.json({}, { status: 400 })
      }),
    )
    for (const call of appCalls) await call().catch(() => undefined)

    const known = {
      username: 'a',
      password: 'b',
      newPassword: 'c',
      game: { game_id: 1, provider_id: 2 },
      now: 0,
    }
    const ofProbe = contract.map(({ method, path, query: asked, body }) =>
      [
        `${method} ${path}`,
        Object.keys(sentBy(asked, known)).sort().join(),
        Object.keys(sentBy(body, known)).sort().join(),
      ].join(' '),
    )
    expect(ofProbe.sort()).toEqual([...ofApp].sort())
  })
})
