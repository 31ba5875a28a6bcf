import fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { recordContact } from '@/lib/loading/network'
import { pollDelay, startPoll } from '@/features/session/usePoll'
import { setHidden } from '../../../support/browser'
import { setOnline } from '../../../support/network'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A poll whose runs take `took` ms and end as the next of `results` says, then as `result`. */
function poll(interval: number, { took = 0 } = {}) {
  const server = { results: [] as (boolean | null)[], result: true, inFlight: 0, most: 0 }
  const at: number[] = []
  const run = async () => {
    at.push(performance.now())
    server.most = Math.max(server.most, ++server.inFlight)
    if (took > 0) await new Promise((resolve) => setTimeout(resolve, took))
    server.inFlight--
    const next = server.results.shift()
    return next === undefined ? server.result : next
  }
  const stop = startPoll(run, interval)
  onTestFinished(stop)
  return { at, server, stop, gaps: () => at.slice(1).map((time, i) => time - (at[i] ?? 0)) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe('Decisions 19: a poll', () => {
  it('runs at once and again an interval after the last run has settled', async () => {
    const { at, server } = poll(2500, { took: 7000 })
    await pass(9499)
    expect(at).toHaveLength(1)
    await pass(1)
    expect(at).toHaveLength(2)
    await pass(60_000)
    expect(server.most).toBe(1)
  })

  it('asks nothing while the tab is hidden, and once when it is shown', async () => {
    const { at } = poll(5000)
    await pass(0)
    setHidden(true)
    for (const isOnline of [false, true, false, true]) setOnline(isOnline)
    await pass(60_000)
    expect(vi.getTimerCount()).toBe(0)
    expect(at).toHaveLength(1)
    setHidden(false)
    await pass(4999)
    expect(at).toHaveLength(2)
  })

  it('never overlaps, however often the tab is shown and the network returns', async () => {
    const { at, server } = poll(5000, { took: 3000 })
    for (const isOn of [false, true, false, true, true]) {
      await pass(100)
      setHidden(!isOn)
      setOnline(isOn)
    }
    await pass(2500 + 4999)
    expect(at).toHaveLength(1)
    await pass(1)
    expect([at.length, server.most]).toEqual([2, 1])
  })

  it('doubles the interval after three failures in a row, and one success restores it', async () => {
    const { server, gaps } = poll(1000)
    // What is not asked is neither a failure nor a success.
    server.results = [false, false, false, false, null, false, true]
    await pass(1000 + 1000 + 1000 + 2000 + 4000 + 4000 + 8000 + 1000)
    expect(gaps()).toEqual([1000, 1000, 1000, 2000, 4000, 4000, 8000, 1000])
  })

  it('runs once a minute while offline, at once on return, and then as usual', async () => {
    const { server, gaps } = poll(5000)
    await pass(1000)
    server.result = false
    setOnline(false)
    await pass(180_000)
    server.result = true
    await pass(1000)
    setOnline(true)
    await pass(10_000)
    expect(gaps()).toEqual([61_000, 60_000, 60_000, 1000, 5000, 5000])
  })

  it('follows an answer, which outweighs the hint of the browser', async () => {
    setOnline(false)
    const { at, server } = poll(5000)
    server.result = false
    await pass(70_000)
    expect(at).toHaveLength(2)
    server.result = true
    recordContact(true)
    await pass(10_000)
    expect(at).toHaveLength(5)
    recordContact(false)
    await pass(60_000)
    expect(at).toHaveLength(6)
  })

  it('stops for good, and leaves no timer', async () => {
    const { at, stop } = poll(1000)
    await pass(0)
    stop()
    setHidden(false)
    setOnline(true)
    await pass(10_000)
    expect([at.length, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('never waits longer than 60 s or less than the interval', () => {
    const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 5000 }),
        fc.nat(1000),
        part,
        (interval, failures, random) => {
          const delay = pollDelay(interval, failures, () => random)
          expect(delay).toBeLessThanOrEqual(60_000)
          expect(delay).toBeGreaterThanOrEqual(interval)
        },
      ),
    )
  })
})
