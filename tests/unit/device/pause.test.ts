import { act, renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isPaused, startPause, usePause } from '@/device/pause'
import { noteAnswer, serverNow } from '@/device/serverTime'
import { startGame } from '@/store/gameSlice'
import { fetchDigitain } from '@/store/sportSlice'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { stubLocks } from '../../support/locks'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

const HOUR = 3_600_000

/** A server response with the device's own time. */
function tellTime(): void {
  noteAnswer({ date: new Date().toUTCString() }, performance.now())
}

beforeEach(() => initTestI18n('en'))

describe('Quality H5: a pause', () => {
  it('lasts for the chosen time and then ends', () => {
    vi.useFakeTimers()
    tellTime()
    expect(isPaused()).toBe(false)
    startPause(24 * HOUR)
    vi.advanceTimersByTime(24 * HOUR - 1)
    expect(isPaused()).toBe(true)
    vi.advanceTimersByTime(1001)
    expect(isPaused()).toBe(false)
  })

  it.each(['"x"', 'null', '[]', '5', '{"until":-1,"isServerTime":true}', '{"until":0}'])(
    'treats %s as no pause',
    (data) => {
      localStorage.setItem('pause', `{"version":2,"data":${data}}`)
      expect(isPaused()).toBe(false)
    },
  )

  it('notifies the page until it ends', () => {
    vi.useFakeTimers()
    tellTime()
    const { result } = renderHook(usePause)
    expect(result.current).toEqual({ until: null, isUnsaved: false })
    const until = serverNow() + HOUR
    act(() => {
      startPause(HOUR)
    })
    expect(result.current).toEqual({ until, isUnsaved: false })
    act(() => {
      vi.advanceTimersByTime(HOUR + 1000)
    })
    expect(result.current).toEqual({ until: null, isUnsaved: false })
  })

  it('works within its tab where storage is blocked', () => {
    vi.useFakeTimers()
    tellTime()
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    }
    expect(startPause(HOUR)).toMatchObject({ problem: 'unsaved' })
    expect(isPaused()).toBe(true)
    vi.advanceTimersByTime(HOUR)
    expect(isPaused()).toBe(false)
  })

  it('S21: is stored at once, even while another tab holds a lock', () => {
    stubLocks(() => new Promise(() => undefined))
    startPause(24 * HOUR)
    expect(isPaused()).toBe(true)
    expect(localStorage.getItem('pause')).toContain('until')
  })

  it('no game and no sport session is requested, wherever it is started', async () => {
    const asked: string[] = []
    const note = ({ request }: { request: Request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.json({ url: 'https://games.example/', isFrame: true, session: 's' })
    }
    server.use(http.post('*/api/StartGame', note), http.get('*/api/sport', note))
    logIn('yasmine')
    const store = createStore()
    startPause(HOUR)
    await store.dispatch(startGame({ key: 'a', game_id: 1, provider: 37 }))
    await store.dispatch(fetchDigitain('en'))
    expect(asked).toEqual([])
    expect(store.getState().game.opening).toBeNull()
    localStorage.removeItem('pause')
    await store.dispatch(startGame({ key: 'a', game_id: 1, provider: 37 }))
    await store.dispatch(fetchDigitain('en'))
    expect(asked).toEqual(['/api/StartGame', '/api/sport'])
  })
})
