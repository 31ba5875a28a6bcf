import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { client, send } from '@/api/client'
import { toRejection } from '@/api/rejection'
import { FALLBACK } from '@/domain/constants'
import { tokenStorage } from '@/device/tokenStorage'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

const get = (url = '/top_winners') => send({ method: 'GET', url })
const answer = (resolver: Parameters<typeof http.get>[1]) => {
  server.use(http.all('*/api/*', resolver))
}
const failure = async (call: Promise<unknown>) =>
  toRejection(
    await call.then(
      () => {
        throw new Error('it succeeded')
      },
      (error: unknown) => error,
    ),
    FALLBACK.unknown,
  )

beforeEach(async () => {
  await initTestI18n('en')
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe('§7 The calls it makes', () => {
  it('every request accepts JSON and sends the current language; the stored token is added', async () => {
    const seen: Headers[] = []
    answer(({ request }) => {
      seen.push(request.headers)
      return HttpResponse.json([])
    })
    await get()
    tokenStorage.set('t1')
    await get()
    expect(seen.map((headers) => headers.get('Authorization'))).toEqual([null, 'Bearer t1'])
    expect(seen[0]?.get('Accept-Language')).toBe('en')
    expect(seen[0]?.get('Accept')).toBe('application/json')
  })

  it.each([
    'https://evil.test/api/x',
    '//evil.test/api/x',
    'http://localhost:1/api/x',
    '/../other',
    '/../apix/users',
  ])('the bearer token never goes to %s', async (url) => {
    tokenStorage.set('secret')
    let sent: string | null = 'not asked'
    server.use(
      http.all('*', ({ request }) => {
        sent = request.headers.get('Authorization')
        return HttpResponse.json([])
      }),
    )
    const headers = { Authorization: 'Bearer secret' }
    await client.request({ url, allowAbsoluteUrls: true, headers })
    expect(sent).toBeNull()
  })
})

describe('§8 The error catalogue', () => {
  it.each([200, 204])('status %i is a success', async (status) => {
    answer(() => new HttpResponse(status === 204 ? null : '[]', { status }))
    await expect(get()).resolves.toMatchObject({ status })
  })

  it.each([201, 202, 206, 301, 304, 400, 401, 403, 404, 408, 419, 422, 429, 500, 502, 503, 504])(
    'status %i is a rejection carrying the message of the body, of one request; a 401 alone ends the login',
    async (status) => {
      tokenStorage.set('t')
      let calls = 0
      answer(() => {
        calls++
        const init = { status, headers: { 'Retry-After': '0' } }
        return status === 304
          ? new HttpResponse(null, init)
          : HttpResponse.json({ message: 'No.' }, init)
      })
      const message = status === 304 ? FALLBACK.unknown : 'No.'
      expect(await failure(get())).toMatchObject({ status, message })
      expect([calls, tokenStorage.get()]).toEqual([1, status === 401 ? null : 't'])
    },
  )

  it('a body that is not JSON is a rejection of its own kind and never throws', async () => {
    for (const text of ['<html></html>', '{"data":[1,']) {
      answer(() => new HttpResponse(text))
      await expect(get()).resolves.toEqual({ status: 200, body: undefined })
    }
    answer(() => new HttpResponse(''))
    await expect(get()).resolves.toEqual({ status: 200, body: null })
  })

  it('a network failure is the same value without a status', async () => {
    answer(() => HttpResponse.error())
    expect(await failure(get())).toEqual({ status: null, message: FALLBACK.unknown })
  })

  it('a 401 deletes the stored token, also when its body is not JSON', async () => {
    tokenStorage.set('t1')
    answer(() => new HttpResponse('<html>', { status: 401 }))
    await failure(get())
    expect(tokenStorage.get()).toBeNull()
  })

  it('a late 401 for an old session does not delete the token of the new one', async () => {
    tokenStorage.set('A')
    answer(async () => {
      await delay(50)
      return HttpResponse.json({}, { status: 401 })
    })
    const call = failure(get())
    await delay(10)
    tokenStorage.set('B')
    await call
    expect(tokenStorage.get()).toBe('B')
  })
})
