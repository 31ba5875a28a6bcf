import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { giveChannels } from '../../support/channels'
import { giveLocks } from '../../support/locks'
import { giveServer, NAME, pass, usePollTime } from '../../support/sharedPoll'

beforeEach(usePollTime)

describe('Quality C1, L4: any order of tabs, delays and failures', () => {
  const tabs = fc.array(
    fc.record({
      interval: fc.constantFrom(2500, 5000),
      opens: fc.nat(20_000),
      lives: fc.integer({ min: 1000, max: 60_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  const delays = fc.infiniteStream(fc.nat(3000))

  it('requests never overlap, and none comes early except when a tab opens', async () => {
    await fc.assert(
      fc.asyncProperty(tabs, delays, delays, async (plan, answers, latencies) => {
        giveLocks(NAME)
        giveChannels(() => Number(latencies.next().value) / 30)
        const { asks, most, openTab, closeAll } = giveServer()
        const start = performance.now()
        for (const { interval, opens, lives } of plan) {
          setTimeout(() => {
            const took = () => Number(answers.next().value)
            const { stop } = openTab({ interval, took })
            setTimeout(stop, lives)
          }, opens)
        }
        await pass(100_000)
        closeAll()
        expect(most.inFlight).toBe(1)
        const live = (at: number) =>
          plan.filter(({ opens, lives }) => at >= start + opens && at < start + opens + lives)
        const shortest = (at: number) => Math.min(...live(at).map(({ interval }) => interval))
        asks.slice(1).forEach(({ at }, i) => {
          const before = asks[i]?.at ?? 0
          // A tab that finds another one asking tries again after a second.
          const opened = plan.some(({ opens }) => {
            const openedAt = start + opens
            return openedAt >= before && openedAt <= at && at - openedAt < 6000
          })
          if (!opened) expect(at - before).toBeGreaterThanOrEqual(shortest(at))
        })
      }),
      { numRuns: 60 },
    )
  })

  it('while a tab is open, there is a request at least every interval and a little more', async () => {
    await fc.assert(
      fc.asyncProperty(tabs, delays, async (plan, answers) => {
        giveLocks(NAME)
        giveChannels()
        const { asks, openTab, closeAll } = giveServer()
        openTab()
        for (const { interval, opens, lives } of plan) {
          setTimeout(() => {
            const { stop } = openTab({ interval, took: () => Number(answers.next().value) })
            setTimeout(stop, lives)
          }, opens)
        }
        await pass(90_000)
        closeAll()
        const times = [...asks.map(({ at }) => at), performance.now()]
        const gaps = times.slice(1).map((at, i) => at - (times[i] ?? 0))
        // The interval, the longest answer, the wait for another tab and the grace.
        expect(Math.max(...gaps)).toBeLessThanOrEqual(5000 + 3000 + 1000 + 500)
      }),
      { numRuns: 60 },
    )
  })
})
