import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { POLL_CAP_MS } from '@/domain/constants'
import { pollDelay, startPoll } from '@/lib/loading/poll'
import { setHidden } from '../../support/browser'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('Decisions 19: polling', () => {
  it('runs at once and again an interval after the last run has settled', async () => {
    vi.useFakeTimers()
    let inFlight = 0
    let most = 0
    const run = vi.fn(async () => {
      inFlight++
      most = Math.max(most, inFlight)
      await new Promise((resolve) => setTimeout(resolve, 7000))
      inFlight--
      return true
    })
    const stop = startPoll(run, 2500)
    expect(run).toHaveBeenCalledTimes(1)
    await pass(9499)
    expect(run).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(run).toHaveBeenCalledTimes(2)
    await pass(60_000)
    stop()
    expect(most).toBe(1)
  })

  it('stops while the tab is hidden, and runs once when it becomes visible', async () => {
    vi.useFakeTimers()
    const run = vi.fn(() => Promise.resolve(true))
    const stop = startPoll(run, 5000)
    await pass(0)
    setHidden(true)
    await pass(60_000)
    expect(run).toHaveBeenCalledTimes(1)
    setHidden(false)
    await pass(0)
    expect(run).toHaveBeenCalledTimes(2)
    await pass(4999)
    expect(run).toHaveBeenCalledTimes(2)
    stop()
  })

  it('doubles the interval after three failures in a row, and one success restores it', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    let isDown = true
    const at: number[] = []
    const stop = startPoll(() => {
      at.push(Date.now())
      return isDown ? Promise.reject(new Error('down')) : Promise.resolve(true)
    }, 1000)
    await pass(1000 + 1000 + 2000 + 4000)
    isDown = false
    await pass(8000 + 1000)
    stop()
    const gaps = at.slice(1).map((time, i) => time - (at[i] ?? 0))
    expect(gaps).toEqual([1000, 1000, 2000, 4000, 8000, 1000])
  })

  it('never overlaps, however often the tab becomes visible', async () => {
    vi.useFakeTimers()
    const run = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      return true
    })
    const stop = startPoll(run, 5000)
    for (const isHidden of [true, false, true, false, false]) {
      await pass(100)
      setHidden(isHidden)
    }
    expect(run).toHaveBeenCalledTimes(1)
    await pass(2500 + 4999)
    expect(run).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(run).toHaveBeenCalledTimes(2)
    stop()
  })

  it('schedules nothing in a hidden tab, and runs at once when it becomes visible', async () => {
    vi.useFakeTimers()
    const run = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return true
    })
    const stop = startPoll(run, 1000)
    setHidden(true)
    await pass(1000)
    expect(vi.getTimerCount()).toBe(0)
    setHidden(false)
    expect(run).toHaveBeenCalledTimes(2)
    stop()
  })

  it('waits for the network only if it needs it', async () => {
    vi.useFakeTimers()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const [asks, reads] = [vi.fn(() => Promise.resolve(true)), vi.fn(() => Promise.resolve(true))]
    const stops = [startPoll(asks, 1000, { needsNetwork: true }), startPoll(reads, 1000)]
    await pass(5000)
    expect(asks).not.toHaveBeenCalled()
    expect(reads).toHaveBeenCalledTimes(6)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect([asks, reads].map(({ mock }) => mock.calls.length)).toEqual([1, 6])
    online.mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await pass(5000)
    expect(asks).toHaveBeenCalledTimes(1)
    for (const stop of stops) stop()
  })

  it('leaves no timer or listener', async () => {
    vi.useFakeTimers()
    const heard = [vi.spyOn(document, 'addEventListener'), vi.spyOn(window, 'addEventListener')]
    const left = [
      vi.spyOn(document, 'removeEventListener'),
      vi.spyOn(window, 'removeEventListener'),
    ]
    const stop = startPoll(() => Promise.resolve(true), 1000, { needsNetwork: true })
    await pass(0)
    expect(vi.getTimerCount()).toBe(1)
    stop()
    expect(vi.getTimerCount()).toBe(0)
    const names = (spies: typeof heard) =>
      spies.flatMap(({ mock }) => mock.calls.map(([name]) => name))
    expect(names(heard)).toEqual(['visibilitychange', 'online', 'offline'])
    expect(names(left)).toEqual(names(heard))
  })

  it('stops for good', async () => {
    vi.useFakeTimers()
    const run = vi.fn(() => Promise.resolve(true))
    startPoll(run, 1000)()
    await pass(10_000)
    expect(vi.getTimerCount()).toBe(0)
    setHidden(false)
    await pass(10_000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('never waits longer than 60 s or less than the interval', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 5000 }),
        fc.nat(1000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (interval, failures, random) => {
          const delay = pollDelay(interval, failures, () => random)
          expect(delay).toBeLessThanOrEqual(POLL_CAP_MS)
          expect(delay).toBeGreaterThanOrEqual(interval)
        },
      ),
    )
  })
})
