import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delay, http, HttpResponse, passthrough } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { send } from '@/api/client'
import { topWinners, userDetails } from '@/api/endpoints'
import { toRejection } from '@/api/rejection'
import { BODY_LIMIT_BYTES } from '@/domain/constants'
import { isOnline } from '@/lib/loading/network'
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

  it('is sent once more of each list, and never of a poll', async () => {
    const calls = answer(broken, () => HttpResponse.json([]))
    expect(await topWinners()).toEqual([])
    expect(calls.count).toBe(2)
    const polls = answer(broken)
    expect(await outcome(userDetails())).toBe('failed')
    expect(polls.count).toBe(1)
  })

  it('says that the server cannot be reached, and any answer that it can', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answer(() => HttpResponse.json({}, { status: 500 }))
    expect(await outcome(get())).toBe('failed')
    expect(isOnline()).toBe(true)
    answer(broken)
    await outcome(get())
    expect(isOnline()).toBe(false)
    answer(() => HttpResponse.json([]))
    await get()
    expect(isOnline()).toBe(true)
  })

  it('is sent twice at most', async () => {
    const calls = answer(broken)
    expect(await outcome(get())).toBe('failed')
    expect(calls.count).toBe(2)
  })

  it('is not sent again if a part of an answer had come', async () => {
    const asked: (string | undefined)[] = []
    const host = createServer(({ method }, res) => {
      res.setHeader('Access-Control-Allow-Origin', '*')
      res.setHeader('Access-Control-Allow-Headers', '*')
      if (method === 'OPTIONS') return res.end()
      asked.push(method)
      res.writeHead(200, { 'Content-Length': 100 })
      return res.write('["x', () => setTimeout(() => res.destroy(), 100))
    })
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
    onTestFinished(() => {
      host.close()
    })
    const { port } = host.address() as AddressInfo
    const url = `http://127.0.0.1:${String(port)}/Live`
    server.use(http.all(url, () => passthrough()))
    expect(await outcome(send({ method: 'GET', url }))).toBe('failed')
    expect(asked).toEqual(['GET'])
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

describe('Decisions 23: a request that times out or is aborted', () => {
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

describe('A body without end', () => {
  it('is given up at 20 MB, once, and not tried again', async () => {
    const calls = answer(() => HttpResponse.text('x'.repeat(BODY_LIMIT_BYTES + 1_000_000)))
    const failure = await get().catch((error: unknown) => toRejection(error, 'Server Down'))
    expect(failure).toEqual({ status: null, message: 'Server Down' })
    expect(calls.count).toBe(1)
  })
})
