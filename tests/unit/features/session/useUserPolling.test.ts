import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useUserPolling } from '@/features/session/useUserPolling'
import { sessionStarted } from '@/store/session'
import { runHook } from '../../../support/hook'
import { initTestI18n } from '../../../support/i18n'
import { logIn } from '../../../support/players'
import { server } from '../../../support/server'
import { passTime, useFakeTime } from '../../../support/timers'

/** Responds to UserDetails and counts the requests. */
function countDetails(init: (count: number) => ResponseInit = () => ({})) {
  const calls = { count: 0 }
  const user = { username: 'yasmine', id: 1, balance: '1', currency: 'EUR' }
  server.use(http.get('*/api/UserDetails', () => HttpResponse.json(user, init(++calls.count))))
  return calls
}

beforeEach(async () => {
  await initTestI18n('en')
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe("§4 The refresh of the player's data", () => {
  const poll = (interval: number, isEnabled?: boolean) =>
    runHook(() => {
      useUserPolling(interval, isEnabled)
    }, undefined)

  it.each([2500, 5000])('runs at once and then every %i ms', async (interval) => {
    useFakeTime()
    logIn('yasmine')
    const calls = countDetails()
    const { unmount } = poll(interval)
    await passTime(interval - 700)
    expect(calls.count).toBe(1)
    await passTime(1000)
    expect(calls.count).toBe(2)
    unmount()
    await passTime(3 * interval)
    expect(calls.count).toBe(2)
  })

  it('never runs for a visitor or while it is disabled', async () => {
    useFakeTime()
    const calls = countDetails()
    poll(1000)
    await passTime(3000)
    logIn('yasmine')
    poll(1000, false)
    await passTime(3000)
    expect(calls.count).toBe(0)
  })

  it('runs at once after a login', async () => {
    const calls = countDetails()
    const { store } = poll(60_000)
    const token = logIn('yasmine')
    act(() => {
      store.dispatch(sessionStarted({ token, user: null }))
    })
    await waitFor(() => {
      expect(calls.count).toBe(1)
    })
  })

  it('Decisions 19: doubles the interval after three failures in a row', async () => {
    useFakeTime()
    logIn('yasmine')
    const calls = countDetails(() => ({ status: 500 }))
    poll(1000)
    await passTime(2500)
    expect(calls.count).toBe(3)
    await passTime(900)
    expect(calls.count).toBe(3)
    await passTime(1500)
    expect(calls.count).toBe(4)
  })

  it('Decisions 19: keeps the interval after any number of successes', async () => {
    useFakeTime()
    logIn('yasmine')
    const calls = countDetails()
    poll(1000)
    await passTime(12_500)
    expect(calls.count).toBeGreaterThan(8)
  })

  it('Decisions 23: a run that the server asked to skip is no failure', async () => {
    useFakeTime()
    logIn('yasmine')
    const busy = { status: 429, headers: { 'Retry-After': '60' } }
    const calls = countDetails((count) => (count === 1 ? busy : {}))
    poll(5000)
    await passTime(55_000)
    expect(calls.count).toBe(1)
    await passTime(15_000)
    expect(calls.count).toBeGreaterThan(1)
  })
})
