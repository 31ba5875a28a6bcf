import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HomePage, RELOAD } from '@/worker/homePage'
import { pages } from '@/worker/pages'
import { keepPage } from '@/worker/precache'
import { HEAD_START_S, PAGE, type Build } from '@/worker/rules'
import type { MemoryCaches } from '../../support/cacheStorage'
import { eventOf, openHost } from '../../support/workerHost'

const pageOf = (entry: string) => `<html><script src="${entry}"></script><body>splash</body></html>`
const current = pageOf('/assets/start-2.js')
const newer = pageOf('/assets/start-3.js')
const beginning = current.replace('</body></html>', '')

describe('Quality L1, L3: the home page', () => {
  let store: MemoryCaches
  let home: HomePage
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
    home = new HomePage(pages)
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
    const shown = {
      text: '',
      isComplete: false,
      status: 0,
      headers: null as Headers | null,
      leave: () => Promise.resolve(),
    }
    const read = async () => {
      const response = await home.handle({ event: eventOf('fetch').event, request })
      Object.assign(shown, { status: response.status, headers: response.headers })
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

  it('has the headers of the last visit, such as a policy', async () => {
    await open()
    respond(new Response(current, { headers: { 'Content-Security-Policy': "default-src 'none'" } }))
    await vi.waitFor(async () => {
      const { headers } = await open()
      expect(headers?.get('Content-Security-Policy')).toBe("default-src 'none'")
      expect(headers?.get('Link')).toContain('/assets/shell-2.js')
    })
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
