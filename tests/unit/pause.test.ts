import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isPaused, startPause, usePause } from '@/lib/pause'
import { seenNow } from '@/lib/seenTime'
import { startGame } from '@/store/gameSlice'
import { fetchDigitain } from '@/store/sportSlice'
import { createStore } from '@/store/store'
import { initTestI18n } from '../support/i18n'
import { logIn } from '../support/players'
import { server } from '../support/server'

const HOUR = 3_600_000

beforeEach(() => initTestI18n('en'))

describe('Quality H5: a pause', () => {
  it('lasts for what was chosen and then ends by itself', async () => {
    vi.useFakeTimers()
    expect(isPaused()).toBe(false)
    await startPause(24 * HOUR)
    vi.advanceTimersByTime(24 * HOUR - 1)
    expect(isPaused()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isPaused()).toBe(false)
  })

  it('is never shortened: not by a shorter one, not by setting the clock back', async () => {
    const step = fc.oneof(
      fc.record({ pause: fc.integer({ min: 1, max: 168 }) }),
      fc.record({ pass: fc.integer({ min: 0, max: 30 }) }),
      fc.record({ back: fc.integer({ min: 0, max: 200 }) }),
    )
    vi.useFakeTimers()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        localStorage.clear()
        let [hours, end] = [0, 0]
        for (const each of steps) {
          if ('pause' in each) {
            await startPause(each.pause * HOUR)
            end = Math.max(end, hours + each.pause)
          } else if ('pass' in each) {
            vi.advanceTimersByTime(each.pass * HOUR)
            hours += each.pass
          } else vi.setSystemTime(Date.now() - each.back * HOUR)
          expect(isPaused()).toBe(hours < end)
        }
      }),
    )
  })

  it.each(['"x"', 'null', '[]'])('reads %s for none', (data) => {
    localStorage.setItem('pause', `{"version":1,"data":${data}}`)
    expect(isPaused()).toBe(false)
  })

  it('holds for the next visit, until the moment that was kept', () => {
    vi.useFakeTimers()
    localStorage.setItem('pause', JSON.stringify({ version: 1, data: seenNow() + HOUR }))
    expect(isPaused()).toBe(true)
    vi.advanceTimersByTime(HOUR)
    expect(isPaused()).toBe(false)
  })

  it('is told to the page until it ends', async () => {
    vi.useFakeTimers()
    const { result } = renderHook(usePause)
    expect(result.current).toEqual({ until: null, isUnsaved: false })
    const until = seenNow() + HOUR
    await act(() => startPause(HOUR))
    expect(result.current).toEqual({ until, isUnsaved: false })
    act(() => {
      vi.advanceTimersByTime(HOUR)
    })
    expect(result.current).toEqual({ until: null, isUnsaved: false })
  })

  it('holds in its tab where storage is blocked', async () => {
    vi.useFakeTimers()
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    }
    expect(await startPause(HOUR)).toMatchObject({ trouble: 'unsaved' })
    expect(isPaused()).toBe(true)
    vi.advanceTimersByTime(HOUR)
    expect(isPaused()).toBe(false)
  })

  it('asks for no game and no sport session, from wherever they are started', async () => {
    const asked: string[] = []
    const note = ({ request }: { request: Request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.json({ url: 'https://games.example/', isFrame: true, session: 's' })
    }
    server.use(http.post('*/api/StartGame', note), http.get('*/api/sport', note))
    logIn('yasmine')
    const store = createStore()
    await startPause(HOUR)
    expect(seenNow()).toBeGreaterThan(0)
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
