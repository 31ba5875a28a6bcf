import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RELOAD } from '@/worker/homePage'
import { keepPage, precacheOf } from '@/worker/precache'
import { HEAD_START_S, PAGE, type Build } from '@/worker/rules'
import { strategiesWith } from '@/worker/strategies'
import type { MemoryCaches } from '../../support/cacheStorage'
import { eventOf, openHost } from '../../support/workerHost'

/** Expiry is Workbox's, and needs the IndexedDB that jsdom lacks. */
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: vi.fn() }))

const pageOf = (entry: string) => `<html><script src="${entry}"></script><body>splash</body></html>`
const current = pageOf('/assets/start-2.js')
const newer = pageOf('/assets/start-3.js')
const beginning = current.replace('</body></html>', '')

describe('Quality L1, L3: the home page', () => {
  let store: MemoryCaches
  let strategies: ReturnType<typeof strategiesWith>
  let respond: (response: Response) => void
  let fail: (error: Error) => void

  beforeEach(async () => {
    const shell = ['/assets/start-2.js', '/assets/shell-2.js', '/assets/shell-2.css']
    const build: Build = {
      id: 'b2',
      entry: '/assets/start-2.js',
      shell: shell.map((url) => ({ url, revision: null })),
      rest: [],
    }
    store = openHost({})
    await keepPage(new Response(current), build)
    strategies = strategiesWith(precacheOf(build))
    const network = new Promise<Response>((resolve, reject) => {
      respond = resolve
      fail = reject
    })
    vi.stubGlobal('fetch', () => network.then((response) => response.clone()))
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** Opens the home page; `text` is what has arrived of it, `isComplete` whether that is all. */
  async function open() {
    const request = new Request(new URL('/', location.href))
    const shown = { text: '', isComplete: false, status: 0, leave: () => Promise.resolve() }
    const read = async () => {
      const response = await strategies.home.handle({ event: eventOf('fetch').event, request })
      shown.status = response.status
      const reader = (response.body as ReadableStream<Uint8Array>).getReader()
      shown.leave = () => reader.cancel()
      const decoder = new TextDecoder()
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        shown.text += decoder.decode(part.value, { stream: true })
      }
      shown.isComplete = true
    }
    void read()
    await vi.advanceTimersByTimeAsync(0)
    return shown
  }

  it('begins at once, and ends when the network has sent the same page', async () => {
    const page = await open()
    expect(page).toMatchObject({ text: beginning, isComplete: false })
    respond(new Response(current))
    await vi.advanceTimersByTimeAsync(0)
    expect(page).toMatchObject({ text: current, isComplete: true })
  })

  it('names in its headers the scripts that its HTML does not', async () => {
    const page = await store.match('/', { cacheName: PAGE })
    expect(page?.headers.get('Link')).toBe('</assets/shell-2.js>; rel=modulepreload; crossorigin')
  })

  it('ends when the head start of the network is over', async () => {
    const page = await open()
    await vi.advanceTimersByTimeAsync(HEAD_START_S * 1000 - 1)
    expect(page).toMatchObject({ text: beginning, isComplete: false })
    await vi.advanceTimersByTimeAsync(1)
    expect(page).toMatchObject({ text: current, isComplete: true })
  })

  it('ends at once if the network fails', async () => {
    const page = await open()
    fail(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(0)
    expect(page).toMatchObject({ text: current, isComplete: true })
  })

  it.each([
    ['the page of another build', newer, 200],
    ['an error', current, 503],
  ])('loads again if the network has sent %s, and then shows that', async (_what, text, status) => {
    const page = await open()
    respond(new Response(text, { status }))
    await vi.advanceTimersByTimeAsync(HEAD_START_S * 1000)
    // Not complete, so that its modules do not run.
    expect(page).toMatchObject({
      text: `${beginning}<script src="${RELOAD}"></script>`,
      isComplete: false,
    })
    await page.leave()

    expect(await open()).toMatchObject({ text, status, isComplete: true })
  })

  it('comes from the network if the browser refuses its caches', async () => {
    vi.spyOn(store, 'match').mockRejectedValue(new Error('refused'))
    const page = await open()
    respond(new Response(newer))
    await vi.advanceTimersByTimeAsync(0)
    expect(page).toMatchObject({ text: newer, isComplete: true })
  })
})
