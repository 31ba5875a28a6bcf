import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { EVERYBODY } from '@/device/byAccount'
import { pauseEnd, pauses, startPause } from '@/device/protection/pause'
import { serverNow } from '@/device/protection/serverTime'
import { openGame } from '@/store/ui/playSlice'
import { sessionStarted } from '@/store/core/session'
import { fetchDigitain } from '@/store/ui/sportSlice'
import { createStore } from '@/store/store'
import { opened } from '../../../support/opened'
import { clockEvent, giveClocks } from '../../../support/clocks'
import { initTestI18n } from '../../../support/i18n'
import { logIn } from '../../../support/players'
import { accountOf, pausePlayer } from '../../../support/protection'
import { server } from '../../../support/server'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The precision of the Date header, plus the round-trip time. */
const SLACK_MS = 7000
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const
const isPaused = (account: string | null = 'a') => pauseEnd(account) !== null

const put = (data: unknown, version = 2) => {
  localStorage.setItem('pause', JSON.stringify({ version, data }))
}

describe('A pause and the clocks of its device', () => {
  it('neither ends early nor lasts longer by the server’s time, whatever happens to the clocks', () => {
    const { clocks, play, reset } = giveClocks()
    const press = fc.record({
      kind: fc.constant('press' as const),
      account: fc.constantFrom('a', 'b'),
      hours: fc.nat(168),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(clockEvent, press), { maxLength: 30 }), (events) => {
        reset()
        const ends = { a: 0, b: 0 }
        for (const event of events) {
          if (event.kind === 'press') {
            play(answer)
            startPause(event.account, event.hours * HOUR)
            ends[event.account] = Math.max(ends[event.account], clocks.real + event.hours * HOUR)
            continue
          }
          play(event)
          if (event.kind !== 'answer') continue
          for (const account of ['a', 'b'] as const) {
            const rest = ends[account] - clocks.real
            if (Math.abs(rest) > SLACK_MS)
              expect([rest, isPaused(account)]).toEqual([rest, rest > 0])
          }
        }
      }),
    )
  })

  it.each([DAY, -DAY])(
    'started before the first answer on a device that is %i ms off, it lasts as long',
    (ms) => {
      const { play } = giveClocks()
      play({ kind: 'set', ms })
      startPause('a', HOUR)
      play(answer)
      play({ kind: 'pass', ms: HOUR - 5000 })
      expect(isPaused()).toBe(true)
      play({ kind: 'pass', ms: 10_000 })
      expect(isPaused()).toBe(false)
    },
  )

  it('is never longer than the longest option', () => {
    const { clocks, play } = giveClocks()
    put({ a: { until: clocks.real + 365 * DAY, isServerTime: true } })
    play(answer)
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 7 * DAY + 10_000 })
    expect(isPaused()).toBe(false)
  })

  it.each([0, DAY, -DAY])(
    'of the release 0.1.0 holds for everybody for its remaining time (%i ms off)',
    (ms) => {
      const { clocks, play } = giveClocks()
      play({ kind: 'set', ms })
      put(clocks.wall + 3 * HOUR, 1)
      play(answer)
      play({ kind: 'pass', ms: 3 * HOUR - 5000 })
      for (const account of ['a', 'b', EVERYBODY, null]) expect(isPaused(account)).toBe(true)
      play({ kind: 'pass', ms: 10_000 })
      expect(isPaused()).toBe(false)
    },
  )
})

describe('A pause', () => {
  it('holds for its account, and for a player without an id', () => {
    startPause('a', HOUR)
    expect(['a', 'b', EVERYBODY, null].map(isPaused)).toEqual([true, false, true, false])
    startPause(EVERYBODY, HOUR)
    expect(['a', 'b', null].map(isPaused)).toEqual([true, true, true])
  })

  it('can be extended, never shortened', () => {
    vi.useFakeTimers()
    startPause('a', DAY)
    startPause('a', HOUR)
    expect(pauseEnd('a')).toBe(serverNow() + DAY)
    startPause('a', 2 * DAY)
    expect(pauseEnd('a')).toBe(serverNow() + 2 * DAY)
  })

  it.each(['"x"', 'null', '[]', '5', '{"a":5}', '{"a":{"until":1e300,"isServerTime":true}}'])(
    'stored as %s is none',
    (data) => {
      localStorage.setItem('pause', `{"version":2,"data":${data}}`)
      expect(isPaused()).toBe(false)
    },
  )

  it('stored by 0.1.0 as no time is none', () => {
    put(1e300, 1)
    expect(pauses.get().value).toEqual({})
    put(0, 1)
    expect(pauses.get().value).toEqual({})
  })

  it('requests no game and no sport session, wherever they are started', async () => {
    await initTestI18n('en')
    const asked: string[] = []
    const note = ({ request }: { request: Request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.json({ url: 'https://games.example/', isFrame: true, session: 's' })
    }
    server.use(http.post('*/api/StartGame', note), http.get('*/api/sport', note))
    const token = logIn('yasmine')
    const store = createStore()
    store.dispatch(sessionStarted({ token, user: null }))
    pausePlayer(HOUR)
    expect(accountOf('yasmine')).not.toBe(accountOf('karim'))
    await store.dispatch(openGame(opened('a')))
    await store.dispatch(fetchDigitain('en'))
    expect(asked).toEqual([])
    expect(store.getState().play.opened).toBeNull()
    localStorage.removeItem('pause')
    await store.dispatch(openGame(opened('a')))
    await store.dispatch(fetchDigitain('en'))
    expect(asked).toEqual(['/api/StartGame', '/api/sport'])
  })
})
