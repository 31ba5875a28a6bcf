import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AWAY_MS } from '@/domain/constants'
import { setHidden } from '../../support/browser'
import { giveChannels } from '../../support/channels'
import { giveLocks } from '../../support/locks'
import { giveServer, NAME, pass, usePollTime } from '../../support/sharedPoll'

beforeEach(usePollTime)

describe('Quality C2, L4: hidden and idle tabs', () => {
  it('hidden: no request, and what was heard meanwhile counts when the tab is shown', async () => {
    giveLocks(NAME)
    giveChannels()
    const { asks, openTab } = giveServer()
    const { heard } = openTab()
    await pass(1000)
    setHidden(true)
    await pass(60_000)
    expect(asks).toHaveLength(1)
    const other = new BroadcastChannel(NAME)
    const tell = (news: unknown) => {
      other.postMessage({ at: Date.now(), failures: 0, idleMs: 0, news })
    }
    tell('first')
    tell('second')
    await pass(2000)
    expect(heard).toHaveLength(1)
    setHidden(false)
    await pass(0)
    expect(heard.slice(1)).toEqual(['second'])
    await pass(2900)
    expect(asks).toHaveLength(1)
    await pass(500)
    expect(asks).toHaveLength(2)
    // News that are older than the interval are dropped.
    setHidden(true)
    await pass(100)
    tell('third')
    await pass(10_000)
    setHidden(false)
    await pass(0)
    expect(asks).toHaveLength(3)
    expect(heard).not.toContain('third')
  })

  it('a tab that is hidden and shown again asks at once', async () => {
    giveLocks(NAME)
    giveChannels()
    const { asks, openTab } = giveServer()
    openTab()
    await pass(1000)
    setHidden(true)
    setHidden(false)
    await pass(0)
    expect(asks).toHaveLength(2)
  })

  it('away: no tab asks any more; an action in one wakes all and asks once', async () => {
    giveLocks(NAME)
    giveChannels()
    const { asks, openTab } = giveServer()
    for (let i = 0; i < 3; i++) openTab()
    await pass(AWAY_MS - 20_000)
    // All tabs of this test share a window; this is one that is not.
    const other = new BroadcastChannel(NAME)
    other.postMessage({ at: Date.now(), failures: 0, idleMs: 1000 })
    await pass(AWAY_MS - 2000)
    expect(asks.at(-1)?.at).toBeGreaterThan(performance.now() - 6000)
    await pass(10_000)
    asks.length = 0
    await pass(AWAY_MS)
    expect(asks).toEqual([])
    window.dispatchEvent(new Event('pointerdown'))
    await pass(100)
    expect(asks).toHaveLength(1)
    asks.length = 0
    await pass(31_000)
    expect(asks).toHaveLength(6)
  })

  it('closes its channel for the back/forward cache, and on the end', async () => {
    giveLocks(NAME)
    const { openCount } = giveChannels()
    const { openTab } = giveServer()
    const { stop } = openTab()
    expect(openCount()).toBe(1)
    window.dispatchEvent(new Event('pagehide'))
    expect(openCount()).toBe(0)
    await pass(6000)
    window.dispatchEvent(new Event('pageshow'))
    window.dispatchEvent(new Event('pageshow'))
    expect(openCount()).toBe(1)
    stop()
    await pass(60_000)
    expect([openCount(), vi.getTimerCount()]).toEqual([0, 0])
  })
})
