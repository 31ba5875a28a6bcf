import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  onDrift,
  onTick,
  recordAnswer,
  sending,
  serverNow,
  timeState,
} from '@/device/protection/clocks'
import { giveClocks } from '../../../support/clocks'
import { server } from '../../../support/server'

const HOUR = 3_600_000
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})

/** A page that listens for a drift; `ticks` lets the device's time go on. */
function listen() {
  const { clocks, play } = giveClocks()
  const listener = vi.fn()
  onTestFinished(onDrift(listener))
  const ticks = (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      play({ kind: 'pass', ms: 1000 })
      vi.advanceTimersByTime(1000)
    }
  }
  return { clocks, play, ticks, listener }
}

describe('A sleep, or a change of the device’s clock', () => {
  it.each([
    { kind: 'sleep', ms: HOUR },
    { kind: 'set', ms: HOUR },
    { kind: 'set', ms: -HOUR },
  ] as const)('is told once: $kind $ms', (event) => {
    const { play, ticks, listener } = listen()
    play(answer)
    ticks(3)
    expect(listener).not.toHaveBeenCalled()
    play(event)
    ticks(3)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is told again after the next answer', () => {
    const { play, ticks, listener } = listen()
    play(answer)
    for (const times of [1, 2]) {
      play({ kind: 'sleep', ms: HOUR })
      ticks(2)
      expect(listener).toHaveBeenCalledTimes(times)
      play(answer)
      ticks(2)
    }
  })

  it('is none before the first answer, and none of two seconds', () => {
    const { play, ticks, listener } = listen()
    play({ kind: 'set', ms: HOUR })
    ticks(2)
    play(answer)
    play({ kind: 'sleep', ms: 2000 })
    ticks(2)
    expect(listener).not.toHaveBeenCalled()
    expect(timeState()).toBe('known')
    play({ kind: 'sleep', ms: 1 })
    ticks(1)
    expect([listener.mock.calls.length, timeState()]).toEqual([1, 'waiting'])
  })
})

describe('Each second and each answer', () => {
  it('call back until they are stopped', () => {
    const { play } = giveClocks()
    const listener = vi.fn()
    const stop = onTick(listener)
    vi.advanceTimersByTime(2999)
    expect(listener).toHaveBeenCalledTimes(2)
    play(answer)
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    play(answer)
    vi.advanceTimersByTime(5000)
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

describe('The app’s own host', () => {
  /** Asks a host for the time that answers when the test lets it. */
  function askHost(date: number) {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const fetched = vi.spyOn(globalThis, 'fetch')
    server.use(
      http.head('http://localhost:3000/', async () => {
        await gate
        return HttpResponse.text('', { headers: { Date: new Date(date).toUTCString() } })
      }),
    )
    recordAnswer({}, sending())
    return async () => {
      release()
      await fetched.mock.results[0]?.value
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  it('tells nothing once the API has told the time', async () => {
    const { clocks, play } = giveClocks()
    const answerHost = askHost(clocks.real - 24 * HOUR)
    play(answer)
    await answerHost()
    expect(Math.abs(serverNow() - clocks.real)).toBeLessThan(2000)
  })

  it('is asked after a sleep where the API tells the time no more, and waited for', async () => {
    const { clocks, play } = giveClocks()
    play(answer)
    play({ kind: 'sleep', ms: HOUR })
    const answerHost = askHost(clocks.real)
    recordAnswer({}, sending())
    expect(timeState()).toBe('waiting')
    await answerHost()
    expect(timeState()).toBe('known')
  })

  it('tells nothing about the time after a sleep that its answer does not know', async () => {
    const { clocks, play } = giveClocks()
    const answerHost = askHost(clocks.real)
    play({ kind: 'sleep', ms: HOUR })
    await answerHost()
    expect(timeState()).toBe('waiting')
  })

  it('is asked for its start page, wherever the player is, without what names the player', async () => {
    window.history.pushState(null, '', '/casino/preview')
    onTestFinished(() => {
      window.history.pushState(null, '', '/')
    })
    const asked: Request[] = []
    server.use(
      http.head('*', ({ request }) => {
        asked.push(request)
        return HttpResponse.text('', { headers: { Date: new Date().toUTCString() } })
      }),
    )
    recordAnswer({}, sending())
    await vi.waitFor(() => {
      expect(timeState()).toBe('known')
    })
    expect(asked.map(({ url, credentials, cache }) => [url, credentials, cache])).toEqual([
      ['http://localhost:3000/', 'omit', 'no-store'],
    ])
  })
})
