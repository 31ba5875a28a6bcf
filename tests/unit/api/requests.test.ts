import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { client, send } from '@/api/client'
import { toRejection } from '@/api/rejection'
import { FALLBACK } from '@/domain/constants'
import { tokenStorage } from '@/device/tokenStorage'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

/** Responds to every call and counts the calls. */
function answer(...replies: (() => Response | Promise<Response>)[]) {
  const calls = { count: 0 }
  server.use(
    http.all('*', () => {
      const reply = replies[Math.min(calls.count, replies.length - 1)]
      calls.count++
      return reply?.()
    }),
  )
  return calls
}

const failed = (status: number, headers: HeadersInit = {}) =>
  HttpResponse.json({}, { status, headers })
const get = (signal?: AbortSignal) => send({ method: 'GET', url: '/Live' }, signal)
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    () => 'failed',
  )

beforeEach(async () => {
  await initTestI18n('en')
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe('Decisions 23: a request whose connection failed', () => {
  const broken = () => HttpResponse.error()

  it('is sent once more, and the answer counts', async () => {
    const calls = answer(broken, () => HttpResponse.json(['x']))
    expect(await get()).toEqual({ status: 200, body: ['x'] })
    expect(calls.count).toBe(2)
  })

  it('is sent twice at most', async () => {
    const calls = answer(broken)
    expect(await outcome(get())).toBe('failed')
    expect(calls.count).toBe(2)
  })

  it.each([
    ['POST', () => send({ method: 'POST', url: '/StartGame' })],
    ['poll', () => send({ method: 'GET', url: '/UserDetails' }, undefined, true)],
  ])('is not sent again by a %s', async (_, request) => {
    const calls = answer(broken)
    expect(await outcome(request())).toBe('failed')
    expect(calls.count).toBe(1)
  })

  it('is not sent again after an abort', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    const calls = answer(broken)
    const controller = new AbortController()
    const call = outcome(get(controller.signal))
    await vi.waitFor(() => {
      expect(calls.count).toBe(1)
    })
    await delay(50)
    controller.abort()
    expect(await call).toBe('failed')
    expect(calls.count).toBe(1)
  })
})

describe('Decisions 23: a request that gets an answer, times out or is aborted', () => {
  it.each([301, 400, 401, 404, 408, 429, 500, 502, 503, 504])(
    'is sent once: %i',
    async (status) => {
      const calls = answer(() => failed(status, { 'Retry-After': '0' }))
      expect(await outcome(get())).toBe('failed')
      expect(calls.count).toBe(1)
    },
  )

  it('is sent once: no answer within 15 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = answer(() => new Promise<Response>(() => undefined))
    const call = outcome(get())
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await call).toBe('failed')
    await vi.advanceTimersByTimeAsync(5000)
    expect(calls.count).toBe(1)
  })

  it('is not sent with an aborted signal', async () => {
    const calls = answer(() => HttpResponse.json([]))
    expect(await outcome(get(AbortSignal.abort()))).toBe('failed')
    expect(calls.count).toBeLessThanOrEqual(1)
  })

  it('leaves no timer and removes its listener from the signal', async () => {
    answer(() => HttpResponse.json([]))
    const controller = new AbortController()
    const heard = vi.spyOn(controller.signal, 'addEventListener')
    const left = vi.spyOn(controller.signal, 'removeEventListener')
    const started = vi.spyOn(globalThis, 'setTimeout')
    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    await get(controller.signal)
    const deadline = started.mock.calls.findIndex(([, ms]) => ms === 15_000)
    expect(cleared.mock.calls.flat()).toContain(started.mock.results[deadline]?.value)
    const listener = heard.mock.calls.find(([name]) => name === 'abort')?.[1]
    expect(listener).toBeDefined()
    expect(left.mock.calls).toContainEqual(['abort', listener])
  })
})

describe('§8 A 401', () => {
  it.each([400, 403, 419, 500])('is not %i, which keeps the token', async (status) => {
    answer(() => failed(status))
    tokenStorage.set('t')
    await outcome(send({ method: 'POST', url: '/login' }))
    expect(tokenStorage.get()).toBe('t')
  })

  it('for a request with another token keeps the stored one', async () => {
    answer(() => failed(401))
    tokenStorage.set('new')
    const headers = { Authorization: 'Bearer old' }
    await outcome(send({ method: 'POST', url: '/logout', headers }))
    expect(tokenStorage.get()).toBe('new')
  })
})

describe('The bearer token', () => {
  it('is sent to the API only: not to a path with the same prefix, nor to a foreign host', async () => {
    const sent: Record<string, string | null> = {}
    server.use(
      http.all('*', ({ request }) => {
        const { host, pathname } = new URL(request.url)
        sent[host === window.location.host ? pathname : host] = request.headers.get('Authorization')
        return HttpResponse.json([])
      }),
    )
    tokenStorage.set('t')
    const headers = { Authorization: 'Bearer t' }
    await client.request({ url: '/apix/users', baseURL: '/' })
    await client.request({ url: '/users' })
    await client.request({ url: 'https://evil.test/api/users', allowAbsoluteUrls: true, headers })
    expect(sent).toEqual({ '/apix/users': null, '/api/users': 'Bearer t', 'evil.test': null })
  })
})

describe('§8 The message of a failure', () => {
  const messageOf = (data: unknown) =>
    toRejection({ isAxiosError: true, response: { status: 400, data } }, FALLBACK.unknown).message

  it.each([
    ['  No.  ', 'No.'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['   ', FALLBACK.unknown],
    ['', FALLBACK.unknown],
    ['<!-- x -->', FALLBACK.unknown],
    ['</b>', FALLBACK.unknown],
    ['Oops <IMG src=x>', FALLBACK.unknown],
  ])('%j shows as %j', (message, shown) => {
    expect(messageOf({ message })).toBe(shown)
  })

  it('is the fallback when there is no response at all', () => {
    expect(toRejection(new Error('boom'), FALLBACK.server)).toEqual({
      status: null,
      message: FALLBACK.server,
    })
    expect(toRejection(undefined, FALLBACK.server).message).toBe(FALLBACK.server)
  })
})
