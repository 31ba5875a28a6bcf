import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPlayTime } from '@/device/countPlayTime'
import { setLimits } from '@/device/limits'
import { hideLosses, losses, lossRemaining } from '@/device/losses'
import { eraseDevice } from '@/device/deviceData'
import { playedMs } from '@/device/playTime'
import { limitRemaining, reachedLimits } from '@/device/playLimits'
import { serverNow } from '@/device/serverTime'
import { sessionEnded } from '@/store/session'
import { startGame } from '@/store/gameSlice'
import { fetchDigitain } from '@/store/sportSlice'
import { createStore } from '@/store/store'
import { giveClocks } from '../../support/clocks'
import { initTestI18n } from '../../support/i18n'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const

beforeEach(() => initTestI18n('en'))

/** A reading of one account: the loss of a day, and when it ends. */
const know = (amount: string, limit: string, until: number, account = 'a') => {
  losses.update((known) => ({
    ...known,
    [account]: {
      readAt: serverNow(),
      isApproximate: false,
      of: { lossDay: { amount, limit, until } },
    },
  }))
}

describe('Quality H12: a reached limit', () => {
  it('of minutes is reached at 100 % and ends when enough play is 24 hours ago', () => {
    const { play } = giveClocks()
    play(answer)
    setLimits({ minutesDay: '60' })
    play({ kind: 'pass', ms: HOUR })
    addPlayTime(HOUR - 1)
    expect(reachedLimits('')).toEqual([])
    addPlayTime(HOUR)
    expect(reachedLimits('')).toEqual([{ kind: 'minutesDay', remaining: DAY - HOUR + 1 }])
    setLimits({ minutesDay: '30' })
    expect(limitRemaining('')).toBe(DAY - HOUR / 2 + 1)
    play({ kind: 'pass', ms: DAY - HOUR / 2 + 1 })
    expect(limitRemaining('')).toBe(0)
  })

  it('of losses is reached by the last known loss, for its account and for one not known yet', () => {
    const { play } = giveClocks()
    play(answer)
    know('10', '10', serverNow() + 5 * HOUR)
    expect(limitRemaining('a')).toBe(0)
    setLimits({ lossDay: '10' })
    expect(limitRemaining('a')).toBe(5 * HOUR)
    expect([limitRemaining('b'), limitRemaining('')]).toEqual([0, 0])
    expect(limitRemaining(null)).toBe(5 * HOUR)
    play({ kind: 'pass', ms: 5 * HOUR })
    expect(limitRemaining('a')).toBe(0)
  })

  it('a limit below a known loss is reached at once, for at most the window of the reading', () => {
    const { play } = giveClocks()
    play(answer)
    setLimits({ lossDay: '50' })
    know('20', '50', 0)
    play({ kind: 'pass', ms: HOUR })
    expect(limitRemaining('a')).toBe(0)
    setLimits({ lossDay: '20' })
    expect(limitRemaining('a')).toBe(23 * HOUR)
    setLimits({ lossDay: '20.001' })
    expect(limitRemaining('a')).toBe(23 * HOUR)
    setLimits({ lossDay: '5' })
    expect(limitRemaining('a')).toBe(23 * HOUR)
  })

  it('never lasts longer than its window, whatever end is stored', () => {
    const { play } = giveClocks()
    setLimits({ lossDay: '10' })
    losses.update(() => ({
      a: {
        readAt: 5,
        isApproximate: true,
        of: { lossDay: { amount: '10', limit: '10', until: 9e15 } },
      },
    }))
    expect(lossRemaining('a', 'lossDay', '10')).toBe(DAY)
    play(answer)
    expect(limitRemaining('a')).toBe(DAY)
  })

  it('survives the end of the session, without the amount; what is not reached is forgotten', () => {
    const { play } = giveClocks()
    play(answer)
    setLimits({ lossDay: '10' })
    know('9.999', '10', 0, 'b')
    know('77.123', '10', serverNow() + HOUR)
    hideLosses()
    expect(localStorage.getItem('losses')).not.toMatch(/77\.123|9\.999/)
    expect([limitRemaining('a'), limitRemaining('b')]).toEqual([HOUR, 0])
    // Also the limit that was lowered since the reading.
    losses.erase()
    know('77.123', '100', 0)
    hideLosses()
    expect(limitRemaining('a')).toBe(DAY)
  })

  it('starts no game and no sport, wherever they are started', async () => {
    const asked: string[] = []
    const note = ({ request }: { request: Request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.json({ url: 'https://games.example/', isFrame: true, session: 's' })
    }
    server.use(http.post('*/api/StartGame', note), http.get('*/api/sport', note))
    logIn('yasmine')
    const store = createStore()
    setLimits({ minutesDay: '1' })
    addPlayTime(MINUTE)
    await store.dispatch(startGame({ key: 'a', game_id: 1, provider: 37 }))
    await store.dispatch(fetchDigitain('en'))
    expect(asked).toEqual([])
    expect(store.getState().game.opening).toBeNull()
    localStorage.removeItem('limits')
    await store.dispatch(startGame({ key: 'a', game_id: 1, provider: 37 }))
    await store.dispatch(fetchDigitain('en'))
    expect(asked).toEqual(['/api/StartGame', '/api/sport'])
  })

  it('stays like a pause when the device’s lists are erased and after a logout', () => {
    setLimits({ minutesDay: '1' })
    addPlayTime(MINUTE)
    eraseDevice()
    createStore().dispatch(sessionEnded({ reason: 'logout' }))
    expect(playedMs()).toBe(MINUTE)
    expect(limitRemaining('')).toBeGreaterThan(0)
  })

  it.each(['"x"', '{"a":5}', '{"a":{"readAt":1,"of":{"lossDay":{"amount":"x"}}}}'])(
    'treats the stored losses %s as unknown',
    (data) => {
      localStorage.setItem('losses', `{"version":1,"data":${data}}`)
      setLimits({ lossDay: '1' })
      expect(limitRemaining('a')).toBe(0)
      hideLosses()
    },
  )
})
