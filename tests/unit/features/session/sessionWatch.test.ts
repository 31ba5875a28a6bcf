import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PANEL_REFRESH_MS } from '@/domain/constants'
import { useSession } from '@/features/session/useSession'
import { useSameSession } from '@/features/play/useSameSession'
import { tokenStorage } from '@/device/tokenStorage'
import { selectEndReason, selectToken } from '@/store/player/authSlice'
import { createStore } from '@/store/store'
import { setHidden } from '../../../support/browser'
import { runHook } from '../../../support/hook'
import { setOnline } from '../../../support/network'
import { initTestI18n } from '../../../support/i18n'
import { server } from '../../../support/server'
import { passTime, useFakeTime } from '../../../support/timers'

const HOUR_MS = 3_600_000
const user = { username: 'yasmine', id: 1, balance: '1', currency: 'EUR' }

beforeEach(async () => {
  await initTestI18n('en')
  server.use(http.get('*/api/UserDetails', () => HttpResponse.json(user)))
})

describe('§4 Login state follows the presence of a stored token', () => {
  it.each([
    ['online', true],
    ['offline', false],
  ])('which is read every second, %s, however it was deleted', async (_, isOnline) => {
    useFakeTime()
    setOnline(isOnline)
    const { store } = runHook(useSession, PANEL_REFRESH_MS)
    localStorage.setItem('token', 'other')
    await passTime(500)
    expect(selectToken(store.getState())).toBeNull()
    await passTime(600)
    expect(selectToken(store.getState())).toBe('other')
    localStorage.removeItem('token')
    await passTime(1100)
    expect([selectToken(store.getState()), selectEndReason(store.getState())]).toEqual([
      null,
      'lost',
    ])
  })

  it('at once on a page restored from the back/forward cache, until it is left', async () => {
    useFakeTime()
    const { store, unmount } = runHook(useSession, PANEL_REFRESH_MS)
    localStorage.setItem('token', 'one')
    act(() => {
      window.dispatchEvent(new Event('pageshow'))
    })
    expect(selectToken(store.getState())).toBe('one')
    await passTime(100)
    unmount()
    localStorage.setItem('token', 'two')
    window.dispatchEvent(new Event('pageshow'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    await passTime(3000)
    expect(selectToken(store.getState())).toBe('one')
  })
})

describe("Decisions 19, 41: the player's data after a sleep of the device", () => {
  it('are asked for at once in a visible tab, and not in a hidden one', async () => {
    useFakeTime()
    let asked = 0
    server.use(
      http.get('*/api/UserDetails', () => {
        asked++
        return HttpResponse.json(user, { headers: { Date: new Date().toUTCString() } })
      }),
    )
    const sleep = async () => {
      vi.setSystemTime(Date.now() + HOUR_MS)
      await passTime(2000)
    }
    tokenStorage.set('one')
    runHook(useSession, HOUR_MS, { store: createStore() })
    await passTime(100)
    expect(asked).toBe(1)
    setHidden(true)
    await sleep()
    expect(asked).toBe(1)
    setHidden(false)
    await passTime(2000)
    expect(asked).toBe(2)
    await sleep()
    expect(asked).toBe(3)
  })
})

describe('A game belongs to the session that opened it', () => {
  it.each([
    ['another session', 'other', 1],
    ['no session', null, 1],
    ['the same session', 'one', 0],
  ])('%s instead (%s) is reported %i times', (_, next, times) => {
    tokenStorage.set('one')
    const onOther = vi.fn()
    runHook(
      () => {
        useSession(PANEL_REFRESH_MS)
        useSameSession(onOther)
      },
      undefined,
      { store: createStore() },
    )
    act(() => {
      if (next === null) tokenStorage.remove()
      else tokenStorage.set(next)
    })
    expect(onOther).toHaveBeenCalledTimes(times)
  })
})
