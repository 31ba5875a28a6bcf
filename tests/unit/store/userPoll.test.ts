import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { heldMs } from '@/api/retry'
import { fingerprint } from '@/device/fingerprint'
import { tokenStorage } from '@/device/tokenStorage'
import { AWAY_MS } from '@/domain/constants'
import { startGame } from '@/store/gameSlice'
import { sessionEnded } from '@/store/session'
import { sportStarted } from '@/store/sportSlice'
import { createStore } from '@/store/store'
import { startUserPoll } from '@/store/userPoll'
import { giveChannels } from '../../support/channels'
import { initTestI18n } from '../../support/i18n'
import { logIn } from '../../support/players'
import { server } from '../../support/server'
import { passTime, useFakeTime } from '../../support/timers'

const user = { username: 'yasmine', id: '1', balance: '5.000', currency: 'TND' }

/** Responds to UserDetails and counts the requests. */
function countDetails(init: ResponseInit = {}) {
  const calls = { count: 0 }
  server.use(
    http.get('*/api/UserDetails', () => {
      calls.count++
      return HttpResponse.json(user, init)
    }),
  )
  return calls
}

/** A tab that polls, and what another tab of the session may send. */
async function openTab(interval = 60_000) {
  const { sent } = giveChannels()
  const token = logIn('yasmine')
  const store = createStore()
  const stop = startUserPoll(store, interval)
  await passTime(100)
  const other = new BroadcastChannel(`user ${fingerprint(token)}`)
  const tell = async (news: unknown) => {
    other.postMessage({ at: Date.now(), failures: 0, idleMs: 0, news })
    await passTime(10)
  }
  return { store, stop, sent, token, tell, known: () => store.getState().auth.user }
}

beforeEach(async () => {
  await initTestI18n('en')
  useFakeTime()
})

describe('Decisions 19: what the tabs of a session tell each other', () => {
  it("is the player's data, and never the token", async () => {
    countDetails()
    const { sent, token, stop } = await openTab()
    await waitFor(() => {
      expect(sent.at(-1)).toMatchObject({ failures: 0, news: { user, heldMs: 0 } })
    })
    expect(JSON.stringify(sent)).not.toContain(token)
    stop()
  })

  it('shows at once in the other tabs, as if they had asked', async () => {
    countDetails()
    const { known, store, tell, stop } = await openTab()
    await tell({ user: { ...user, balance: '7.250' }, heldMs: 0 })
    expect(known()).toEqual({ ...user, balance: '7.250' })
    expect(store.getState().auth.details).toMatchObject({ isSuccess: true, isError: false })
    stop()
  })

  it.each([null, 7, [], {}, { user: null }, { user: [] }, { user: { id: {} }, heldMs: 'x' }])(
    'changes nothing if it is unreadable: %j',
    async (news) => {
      countDetails()
      const { known, tell, stop } = await openTab()
      await tell(news)
      expect(known()).toEqual(user)
      stop()
    },
  )

  it('Quality A2, A5: changes nothing after the session has ended or another one has begun', async () => {
    countDetails()
    const { known, store, tell, stop } = await openTab()
    // The token is replaced without an event that the app could hear.
    localStorage.setItem('token', 'another')
    await tell({ user, heldMs: 0 })
    expect(known()).toBeNull()
    expect(store.getState().auth.token).toBe('another')
    tokenStorage.remove()
    act(() => {
      store.dispatch(sessionEnded({ reason: 'logout' }))
    })
    await tell({ user, heldMs: 0 })
    expect(known()).toBeNull()
    stop()
  })

  it('Decisions 23: how long the server wants no calls holds in all tabs', async () => {
    const calls = countDetails()
    const { tell, stop } = await openTab(2500)
    await tell({ user: null, heldMs: 60_000 })
    await tell({ user: null, heldMs: 60_000 })
    const held = heldMs('/UserDetails', performance.now())
    expect(held).toBeGreaterThan(59_000)
    expect(held).toBeLessThanOrEqual(61_000)
    const before = calls.count
    await passTime(50_000)
    expect(calls.count).toBe(before)
    await passTime(20_000)
    expect(calls.count).toBeGreaterThan(before)
    stop()
  })
})

describe('Quality L4: an idle browser', () => {
  it('costs nothing after five minutes without an action, and asks at the next one', async () => {
    const calls = countDetails()
    const { stop } = await openTab(5000)
    await passTime(AWAY_MS + 5000)
    const before = calls.count
    expect(before).toBeGreaterThan(50)
    await passTime(10 * 60_000)
    expect(calls.count).toBe(before)
    window.dispatchEvent(new Event('pointermove'))
    await passTime(100)
    expect(calls.count).toBe(before + 1)
    stop()
  })

  it.each([
    ['game', startGame({ key: 'k', game_id: 1000, provider: 37 })],
    ['sport', sportStarted({ key: 'k', lang: 'en', view: 'live' })],
  ] as const)('is not idle while a %s is on screen', async (_, start) => {
    const calls = countDetails()
    const { store, stop } = await openTab(5000)
    act(() => {
      void store.dispatch(start as ReturnType<typeof sportStarted>)
    })
    await passTime(100)
    await passTime(3 * AWAY_MS)
    const before = calls.count
    await passTime(31_000)
    expect(calls.count - before).toBeGreaterThanOrEqual(5)
    stop()
  })

  it('a tab that starts right after its data came does not ask again', async () => {
    const calls = countDetails()
    const { store, stop } = await openTab(5000)
    expect(calls.count).toBe(1)
    stop()
    const stopAgain = startUserPoll(store, 5000)
    await passTime(4000)
    expect(calls.count).toBe(1)
    await passTime(1500)
    expect(calls.count).toBe(2)
    stopAgain()
  })
})
