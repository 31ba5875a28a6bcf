import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { fetchUserDetails, login, logout, resetPassword } from '@/store/player/authSlice'
import { openGame } from '@/store/ui/playSlice'
import { fetchHistory } from '@/store/money/historySlice'
import { syncToken } from '@/store/core/session'
import { fetchDigitain } from '@/store/ui/sportSlice'
import { createStore, type AppStore } from '@/store/store'
import { opened } from '../../support/opened'
import { initTestI18n } from '../../support/i18n'
import { fewerRuns } from '../../support/propertyRuns'
import { server } from '../../support/server'

const range = { fromDate: '2026-01-01T00:00:00Z', toDate: '2026-02-01T00:00:00Z' }
const players = ['amina', 'bilal'] as const
type Player = (typeof players)[number]

/** The player of a bearer token: in these tests a token is the player's name and a number. */
const ownerOf = (header: string | null) => header?.replace('Bearer ', '').split('-')[0] ?? null

/** Responds to every private call with data of its player, in the order that fast-check chooses. */
function answerLater(scheduler: fc.Scheduler): void {
  let logins = 0
  const wait = (name: string) => scheduler.schedule(Promise.resolve(), name)
  const user = (owner: string | null) => ({ id: 1, username: owner, balance: '1', currency: 'EUR' })
  const row = (owner: string | null) => ({ data: [{ game_name: owner, num_id: 1 }], last_page: 1 })
  const refused = () => HttpResponse.json({}, { status: 401 })
  const bearer = (request: Request) => request.headers.get('Authorization')
  server.use(
    http.all('*/api/*', ({ request }) => {
      const isOpen = request.url.endsWith('/login') || request.url.endsWith('/logout')
      return isOpen || bearer(request) ? undefined : refused()
    }),
    http.post('*/api/login', async ({ request }) => {
      const { username } = (await request.json()) as { username: string }
      const token = `${username}-${String(++logins)}`
      await wait(`login ${username}`)
      return HttpResponse.json({ token, user: user(username) })
    }),
    http.post('*/api/logout', async () => {
      await wait('logout')
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/ResetPassword', async () => {
      await wait('reset')
      return HttpResponse.json({})
    }),
    http.get('*/api/UserDetails', async ({ request }) => {
      await wait('details')
      return HttpResponse.json(user(ownerOf(bearer(request))))
    }),
    http.get('*/api/CasinoHistory', async ({ request }) => {
      await wait('history')
      return HttpResponse.json(row(ownerOf(bearer(request))))
    }),
    http.get('*/api/sport', async ({ request }) => {
      await wait('sport')
      return HttpResponse.json(`sport of ${ownerOf(bearer(request)) ?? '?'}`)
    }),
    http.post('*/api/StartGame', async ({ request }) => {
      await wait('game')
      const owner = ownerOf(bearer(request)) ?? '?'
      return HttpResponse.json({ url: `https://game.test/${owner}`, isFrame: true })
    }),
  )
}

/** All private data in the store belong to the player of the stored token. */
function checkInvariant(store: AppStore): void {
  const { auth, history, sport, game } = store.getState()
  const owner = auth.token?.split('-')[0] ?? null
  const seen = [
    auth.user?.username,
    ...history.list.map((row) => ('game_name' in row ? row.game_name : undefined)),
    sport.digitainSport === '' ? undefined : sport.digitainSport.replace('sport of ', ''),
    game.currentGame?.url.split('/').at(-1),
  ].filter((name) => name !== undefined)
  for (const name of seen) expect(name).toBe(owner)
}

const act: Record<string, (store: AppStore, player: Player, i: number) => unknown> = {
  login: ({ dispatch }, username) => dispatch(login({ username, password: 'p' })),
  logout: ({ dispatch }) => dispatch(logout()),
  reset: ({ dispatch }) =>
    dispatch(resetPassword({ oldPassword: 'a', newPassword: 'b', repeatPassword: 'b' })),
  details: ({ dispatch }) => dispatch(fetchUserDetails()),
  history: ({ dispatch }) =>
    dispatch(fetchHistory({ kind: 'casino', lang: 'en', ...range, pageIndex: 1, pageSize: 10 })),
  sport: ({ dispatch }) => dispatch(fetchDigitain('en')),
  game: ({ dispatch }, _, i) => dispatch(openGame(opened(`k${String(i)}`))),
  otherTab: (_, player, i) => {
    localStorage.setItem('token', `${player}-tab${String(i)}`)
  },
  otherTabOut: () => {
    localStorage.removeItem('token')
  },
}

beforeEach(() => initTestI18n('en'))

describe('A response to an older session never changes state', () => {
  it('holds for every order of logins, logouts, resets, tabs and responses', async () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(act)), fc.constantFrom(...players))
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 2, maxLength: 8 }),
        async (scheduler, steps) => {
          localStorage.clear()
          tokenStorage.set('amina-0')
          answerLater(scheduler)
          const store = createStore()
          const stop = store.subscribe(() => {
            checkInvariant(store)
          })
          const stopMirror = tokenStorage.subscribe(() => {
            store.dispatch(syncToken())
          })
          const acts = steps.map(([name, player], i) =>
            scheduler.schedule(Promise.resolve(), name).then(() => act[name]?.(store, player, i)),
          )
          await scheduler.waitFor(Promise.all(acts))
          store.dispatch(syncToken())
          checkInvariant(store)
          stop()
          stopMirror()
        },
      ),
      fewerRuns(5),
    )
  })

  it.each(['before', 'after'])('of a player who logs in just %s it and out again', async (when) => {
    server.use(
      http.post('*/api/StartGame', ({ request }) => {
        const owner = ownerOf(request.headers.get('Authorization'))
        localStorage.removeItem('token')
        if (owner === null) return HttpResponse.json({}, { status: 401 })
        return HttpResponse.json({ url: `https://game.test/${owner}`, isFrame: true })
      }),
    )
    const store = createStore()
    const logInElsewhere = () => {
      localStorage.setItem('token', 'bilal-1')
    }
    if (when === 'before') logInElsewhere()
    const opening = store.dispatch(openGame(opened('k')))
    if (when === 'after') logInElsewhere()
    await opening
    checkInvariant(store)
  })
})
