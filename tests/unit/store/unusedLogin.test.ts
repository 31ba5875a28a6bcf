import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordAccount } from '@/device/perPlayer'
import { tokenStorage } from '@/device/tokenStorage'
import type { User } from '@/domain/entities'
import { endUnused } from '@/store/player/unusedLogin'
import { createStore, type RootState } from '@/store/store'
import { server } from '../../support/server'

const MINUTE = 60_000
const user: User = { id: 'mine', username: 'y', balance: '1', currency: 'TND' }

let ended: (string | null)[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ended = []
  server.use(
    http.post('*/api/logout', ({ request }) => {
      ended.push(request.headers.get('Authorization'))
      return new HttpResponse(null, { status: 204 })
    }),
  )
})

/** A browser in which the login of `late` was answered too late. */
function answerLate(of: User | null = user) {
  const { auth, ...others } = createStore().getState()
  let isFetching = false
  let isDone = false
  const start = () => {
    const getState = (): RootState => ({ ...others, auth: { ...auth, isFetching } })
    void endUnused({ token: 'late', user: of }, getState).then(() => {
      isDone = true
    })
  }
  return {
    start,
    setFetching: (value: boolean) => {
      isFetching = value
    },
    settle: () =>
      vi.waitFor(() => {
        expect(isDone).toBe(true)
      }),
    isDone: () => isDone,
  }
}
const signIn = (id: string) => {
  tokenStorage.set('t')
  recordAccount('t', id)
}

describe('Decisions 18: a login whose answer came too late', () => {
  it.each([user, null])('ends at once where the browser has no session: %o', async (of) => {
    const { start, settle } = answerLate(of)
    start()
    await settle()
    expect(ended).toEqual(['Bearer late'])
  })

  it.each([
    ['another account', 'other', user, ['Bearer late']],
    ['the same account', 'mine', user, []],
    ['an account, and its own is not known', 'other', null, []],
    ['an account, and its own has no id', 'other', { ...user, id: '' }, []],
  ])('where the session is of %s', async (_, id, of, expected) => {
    signIn(id)
    const { start, settle } = answerLate(of)
    start()
    await settle()
    expect(ended).toEqual(expected)
  })

  it('waits for the account of the session', async () => {
    signIn('')
    const { start, settle, isDone } = answerLate()
    start()
    await vi.advanceTimersByTimeAsync(2000)
    expect(isDone()).toBe(false)
    recordAccount('t', 'mine')
    await vi.advanceTimersByTimeAsync(500)
    await settle()
    expect(ended).toEqual([])
  })

  it('waits for a login that is on its way', async () => {
    const { start, settle, setFetching, isDone } = answerLate()
    setFetching(true)
    start()
    await vi.advanceTimersByTimeAsync(2000)
    expect(isDone()).toBe(false)
    setFetching(false)
    await vi.advanceTimersByTimeAsync(500)
    await settle()
    expect(ended).toEqual(['Bearer late'])
  })

  it('is left after five minutes of doubt', async () => {
    const { start, setFetching, isDone } = answerLate()
    setFetching(true)
    start()
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
    expect(isDone()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect([isDone(), ended]).toEqual([true, []])
  })
})
