import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { POLL_CAP_MS } from '@/domain/constants'
import { pollDelay, startPoll } from '@/lib/poll'
import { setHidden } from '../support/browser'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('Decisions 19: polling', () => {
  it('runs at once and then again an interval after the last run has settled', async () => {
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

  it('stops while the tab is hidden, and runs exactly once at once when it is shown again', async () => {
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

  it('stops for good', async () => {
    vi.useFakeTimers()
    const run = vi.fn(() => Promise.resolve(true))
    startPoll(run, 1000)()
    await pass(10_000)
    setHidden(false)
    await pass(10_000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('never waits longer than 60 s nor, slowed down, less than the interval', () => {
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
