import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EVERYBODY } from '@/device/protection/stampedStore'
import { isPaused as holds, pauseEnd, pauses, startPause } from '@/device/protection/pause'
import { recordAnswer, sending, serverNow } from '@/device/protection/clocks'
import { startProtection } from '@/device/protection/protection'
import { fetchUserDetails } from '@/store/player/authSlice'
import { openGame } from '@/store/ui/playSlice'
import { sessionStarted } from '@/store/core/session'
import { fetchDigitain } from '@/store/ui/sportSlice'
import { opened } from '../../../support/opened'
import { giveClocks } from '../../../support/clocks'
import { initTestI18n } from '../../../support/i18n'
import { logIn, type PlayerName } from '../../../support/players'
import { pausePlayer } from '../../../support/protection'
import { createReadyStore } from '../../../support/readyStore'
import { server } from '../../../support/server'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const
const isPaused = (account: string | null = 'a') => pauseEnd(account) !== null

/** A page that is open, after its first answer unless `first` is null. */
function startPage(first: typeof answer | null = answer) {
  const { clocks, play } = giveClocks()
  onTestFinished(startProtection(() => undefined))
  if (first) play(first)
  return { clocks, play }
}

const answerAt = (time: number) => {
  recordAnswer({ date: new Date(time).toUTCString() }, sending())
}

const put = (data: unknown, version = 2) => {
  localStorage.setItem('pause', JSON.stringify({ version, data }))
}

describe('A pause and the clocks of its device', () => {
  it('ends on time where both clocks are right, and after any sleep', () => {
    const { play } = startPage()
    startPause('a', DAY)
    play({ kind: 'sleep', ms: 20 * HOUR })
    play(answer)
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 4 * HOUR - 5000 })
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 10_000 })
    expect(isPaused()).toBe(false)
  })

  it.each([25 * HOUR, -12 * DAY])('one answer dated %i ms off neither ends nor erases it', (ms) => {
    const { clocks, play } = startPage()
    startPause('a', DAY)
    play({ kind: 'pass', ms: 60_000 })
    answerAt(clocks.real + ms)
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 120_000 })
    answerAt(clocks.real + ms)
    expect(isPaused()).toBe(true)
    play(answer)
    play({ kind: 'pass', ms: DAY - 300_000 })
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 300_000 })
    expect(isPaused()).toBe(false)
  })

  it('started while the server was a day ahead, it ends on time by the device’s clock', () => {
    const { clocks, play } = startPage()
    answerAt(clocks.real + 25 * HOUR)
    startPause('a', DAY)
    play(answer)
    play({ kind: 'pass', ms: DAY - 5000 })
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 10_000 })
    expect(isPaused()).toBe(false)
  })

  it('which has been over for a minute of answers never closes again', () => {
    const { play } = startPage()
    startPause('a', HOUR)
    play({ kind: 'pass', ms: HOUR })
    play(answer)
    expect(localStorage.getItem('pause')).toContain('device')
    play({ kind: 'pass', ms: 61_000 })
    play(answer)
    expect(localStorage.getItem('pause')).not.toContain('device')
    play({ kind: 'set', ms: -2 * DAY })
    play(answer)
    expect(isPaused()).toBe(false)
  })

  it.each([DAY, -DAY])(
    'started before the first answer on a device that is %i ms off, it lasts as long',
    (ms) => {
      const { play } = startPage(null)
      play({ kind: 'set', ms })
      startPause('a', HOUR)
      play(answer)
      play({ kind: 'pass', ms: HOUR - 5000 })
      expect(isPaused()).toBe(true)
      play({ kind: 'pass', ms: 10_000 })
      expect(isPaused()).toBe(false)
    },
  )

  it('holds until the first answer of a page, whatever the device’s clock says', () => {
    const { play } = startPage()
    startPause('a', HOUR)
    play({ kind: 'reload' })
    play({ kind: 'set', ms: DAY })
    expect(holds('a')).toBe(true)
    play(answer)
    expect(holds('a')).toBe(true)
    play({ kind: 'pass', ms: HOUR })
    expect(holds('a')).toBe(false)
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
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    const restOf = () => (pauseEnd('a') ?? 0) - serverNow()
    startPause('a', DAY)
    startPause('a', HOUR)
    expect(restOf()).toBe(DAY)
    startPause('a', 2 * DAY)
    expect(restOf()).toBe(2 * DAY)
  })

  it('stored by 0.1.0 as no time is none', () => {
    put(0, 1)
    expect(pauses.get().size).toBe(0)
  })

  it('requests no game and no sport session, wherever they are started', async () => {
    await initTestI18n('en')
    const asked: string[] = []
    const note = ({ request }: { request: Request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.json({ url: 'https://games.example/', isFrame: true, session: 's' })
    }
    server.use(http.post('*/api/StartGame', note), http.get('*/api/sport', note))
    answerAt(Date.now())
    const store = createReadyStore()
    const playAs = async (name: PlayerName) => {
      store.dispatch(sessionStarted({ token: logIn(name), user: null, asOf: 0 }))
      await store.dispatch(fetchUserDetails())
      await store.dispatch(openGame(opened('a')))
      await store.dispatch(fetchDigitain('en'))
    }
    pausePlayer(HOUR, 'yasmine')
    await playAs('yasmine')
    expect(asked).toEqual([])
    expect(store.getState().play.opened).toBeNull()
    await playAs('karim')
    expect(asked).toEqual(['/api/StartGame', '/api/sport'])
  })
})
