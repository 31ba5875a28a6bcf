import { beforeEach, describe, expect, it } from 'vitest'
import { giveChannels } from '../../support/channels'
import { giveLocks } from '../../support/locks'
import { giveServer, NAME, pass, usePollTime } from '../../support/sharedPoll'

beforeEach(usePollTime)

describe('Quality L4: one poll for all visible tabs', () => {
  it('three tabs ask as often as one, and all hear each result', async () => {
    giveLocks(NAME)
    giveChannels()
    const { asks, openTab } = giveServer()
    const tabs = [openTab(), openTab(), openTab()]
    await pass(3000)
    const before = asks.length
    await pass(30_000)
    expect(asks.length - before).toBe(6)
    expect(new Set(asks.map(({ tab }) => tab)).size).toBe(1)
    for (const { heard } of tabs) expect(heard).toEqual(asks.map((_, i) => `${NAME}: ${i + 1}`))
  })

  it('the shortest interval of the tabs applies, and ends with its tab', async () => {
    giveLocks(NAME)
    giveChannels()
    const { asks, openTab } = giveServer()
    openTab()
    openTab()
    await pass(1000)
    const profile = openTab({ interval: 2500 })
    await pass(1000)
    asks.length = 0
    await pass(25_000)
    expect(asks.length).toBeGreaterThanOrEqual(9)
    expect(asks.length).toBeLessThanOrEqual(10)
    profile.stop()
    asks.length = 0
    await pass(25_000)
    expect(asks.length).toBeLessThanOrEqual(5)
    expect(asks.length).toBeGreaterThanOrEqual(4)
  })

  it('another tab takes over within an interval when the asking one closes', async () => {
    giveLocks(NAME)
    giveChannels()
    const { asks, openTab } = giveServer()
    const first = openTab()
    openTab()
    openTab()
    await pass(12_000)
    expect(asks.at(-1)?.tab).toBe(0)
    first.stop()
    const closedAt = performance.now()
    await pass(20_000)
    const later = asks.filter(({ at }) => at > closedAt)
    expect((later[0]?.at ?? Infinity) - closedAt).toBeLessThanOrEqual(5000)
    expect(later.length).toBeLessThanOrEqual(4)
    expect(new Set(later.map(({ tab }) => tab)).size).toBe(1)
  })

  it('another tab takes over from one that stops running in the middle of a request', async () => {
    giveLocks(NAME)
    giveChannels()
    const { asks, openTab } = giveServer()
    openTab({ took: () => Infinity })
    await pass(10)
    openTab()
    await pass(19_000)
    expect(asks.filter(({ tab }) => tab === 1)).toHaveLength(0)
    await pass(8000)
    expect(asks.filter(({ tab }) => tab === 1).length).toBeGreaterThan(0)
    asks.length = 0
    await pass(10_000)
    expect(asks).toHaveLength(2)
  })

  it.each([true, false])('failures slow down all tabs together (locks: %s)', async (hasLocks) => {
    if (hasLocks) giveLocks(NAME)
    giveChannels()
    let isDown = true
    const { asks, openTab } = giveServer()
    for (let i = 0; i < 3; i++) openTab({ interval: 1000, isDown: () => isDown })
    await pass(0)
    asks.length = 0
    await pass(2500 + 2000 + 4000 + 8000 + 500)
    // After 1, 2 and 4 s … of one tab, although three have seen the failures.
    expect(asks).toHaveLength(5)
    isDown = false
    await pass(16_000)
    asks.length = 0
    await pass(10_000)
    expect(asks.length).toBeGreaterThanOrEqual(9)
  })

  it('tabs of different sessions never hear each other', async () => {
    giveLocks(NAME)
    giveChannels()
    const { openTab } = giveServer()
    const one = openTab()
    const other = openTab({ name: 'user 2' })
    await pass(20_000)
    expect(one.heard.some((news) => other.heard.includes(news))).toBe(false)
  })

  it.each([null, 'x', {}, { at: 0, failures: 0, idleMs: 0, news: 'old' }, { at: NaN }, [1]])(
    'a message that is none (%j) changes nothing',
    async (message) => {
      giveLocks(NAME)
      giveChannels()
      const { asks, openTab } = giveServer()
      const { heard } = openTab()
      const stranger = new BroadcastChannel(NAME)
      for (let i = 0; i < 30; i++) {
        await pass(1000)
        stranger.postMessage(message)
      }
      expect(heard).toEqual(asks.map((_, i) => `${NAME}: ${i + 1}`))
      expect(asks).toHaveLength(6)
    },
  )
})
