import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchPage, keepPage, precacheOf } from '@/worker/precache'
import { cacheOf, FILES, HEAD_START_S, PAGE, PICTURES, type Build, type Kind } from '@/worker/rules'
import { strategiesWith } from '@/worker/strategies'
import type { MemoryCaches } from '../../support/cacheStorage'
import { eventOf, host, openHost } from '../../support/workerHost'

/** Expiry is Workbox's, and needs the IndexedDB that jsdom lacks. */
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: vi.fn() }))

const build: Build = {
  id: 'b2',
  entry: '/assets/start-2.js',
  shell: [
    { url: '/brand/logo.svg', revision: 'r2' },
    { url: '/assets/start-2.js', revision: null },
  ],
  rest: ['/assets/PlayPage-2.js'],
}
const OWN = cacheOf(build)
const HTML = 'text/html'

let store: MemoryCaches
let precache: ReturnType<typeof precacheOf>

const pageOf = (entry: string) => ({ text: `<script src="${entry}"></script>`, type: HTML })
const svg = (text: string) => ({ text: `<svg>${text}</svg>`, type: 'image/svg+xml' })

beforeEach(() => {
  store = openHost({
    '/': pageOf(build.entry),
    '/brand/logo.svg': svg('2'),
    '/assets/start-2.js': { text: 'start 2' },
    '/assets/PlayPage-2.js': { text: 'play 2' },
  })
  precache = precacheOf(build)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function install() {
  const page = await fetchPage(build)
  await precache.install(eventOf('install').event)
  await keepPage(page, build)
}

/** Sends a request to the worker; returns the response's text, or null for none. */
async function ask(kind: Kind, path: string) {
  const { event } = eventOf('fetch')
  const request = new Request(new URL(path, location.href))
  const [response, done] = strategiesWith(precache)[kind].handleAll({ event, request })
  const text = await response.then(
    (answer) => answer.text(),
    () => null,
  )
  await done.catch(() => undefined)
  return text
}

describe('Quality J3: a worker is installed', () => {
  it('with the whole shell, and then its page becomes the cached page', async () => {
    await install()
    expect(store.paths(OWN)).toEqual(build.shell.map(({ url }) => url))
    expect(store.paths(PAGE)).toEqual(['/'])
  })

  it.each([
    ['the page of another build', { '/': pageOf('/assets/start-3.js') }],
    ['a page in the place of a script', { '/assets/start-2.js': { text: '<p>', type: HTML } }],
  ])('or not at all if the host sends %s', async (_what, other) => {
    host.files = { ...host.files, ...other }
    await expect(install()).rejects.toThrow()
    expect(store.paths(PAGE)).toEqual([])
  })

  it('or not at all if a file is missing', async () => {
    host.files = { '/': pageOf(build.entry) }
    await expect(install()).rejects.toThrow()
    expect(store.paths(PAGE)).toEqual([])
  })
})

describe('Quality J3, L3: a page', () => {
  beforeEach(install)

  it('comes from the network if that responds, of any build', async () => {
    host.files['/casino'] = pageOf('/assets/start-3.js')
    expect(await ask('page', '/casino')).toContain('start-3')
    // It is not cached, because its files are not.
    host.isReachable = false
    expect(await ask('page', '/casino')).toContain('start-2')
  })

  it('comes from the cache when the head start of the network is over', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const { event } = eventOf('fetch')
    const request = new Request(new URL('/casino', location.href))
    const response = strategiesWith(precache).page.handle({ event, request })
    const shown = vi.fn()
    void response.then(shown)
    await vi.advanceTimersByTimeAsync(HEAD_START_S * 1000 - 1)
    expect(shown).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await (await response).text()).toContain('start-2')
    vi.useRealTimers()
  })

  it('that stops half-way counts as late', async () => {
    vi.useFakeTimers()
    const half = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('<html>'))
      },
    })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(half)))
    const { event } = eventOf('fetch')
    const request = new Request(new URL('/casino', location.href))
    const response = strategiesWith(precache).page.handle({ event, request })
    await vi.advanceTimersByTimeAsync(HEAD_START_S * 1000)
    expect(await (await response).text()).toContain('start-2')
    vi.useRealTimers()
  })

  it('is that of the newest installed build', async () => {
    const newer = { ...build, id: 'b3', entry: '/assets/start-3.js', shell: [] }
    host.files['/'] = pageOf(newer.entry)
    const page = await fetchPage(newer)
    await precacheOf(newer).install(eventOf('install').event)
    await keepPage(page, newer)
    host.isReachable = false
    expect(await ask('page', '/')).toContain('start-3')
  })
})

describe('Quality J3: a hashed file', () => {
  beforeEach(install)

  it('comes from the caches without a request, also of another build', async () => {
    await (await store.open('build-b1')).put('/assets/Old-1.js', new Response('old 1'))
    host.asked = []
    host.isReachable = false
    expect(await ask('asset', '/assets/start-2.js')).toBe('start 2')
    expect(await ask('asset', '/assets/Old-1.js')).toBe('old 1')
    expect(host.asked).toEqual([])
  })

  it('is cached after it has been fetched', async () => {
    expect(await ask('asset', '/assets/PlayPage-2.js')).toBe('play 2')
    host.isReachable = false
    expect(await ask('asset', '/assets/PlayPage-2.js')).toBe('play 2')
    expect(store.paths(FILES.cacheName)).toEqual(['/assets/PlayPage-2.js'])
  })

  it('comes from the network if the browser refuses its caches', async () => {
    vi.spyOn(store, 'match').mockRejectedValue(new Error('refused'))
    expect(await ask('asset', '/assets/start-2.js')).toBe('start 2')
  })

  it('is not cached if it is missing', async () => {
    await ask('asset', '/assets/PlayPage-1.js')
    expect(store.paths(FILES.cacheName)).toEqual([])
  })
})

describe('Quality L1: an image', () => {
  beforeEach(install)

  it('shows its last version at once, and the newer one at the next visit', async () => {
    host.files['/covers/7.svg'] = svg('old')
    expect(await ask('picture', '/covers/7.svg')).toBe('<svg>old</svg>')
    host.files['/covers/7.svg'] = svg('new')
    expect(await ask('picture', '/covers/7.svg')).toBe('<svg>old</svg>')
    host.isReachable = false
    expect(await ask('picture', '/covers/7.svg')).toBe('<svg>new</svg>')
    expect(await ask('picture', '/covers/8.svg')).toBeNull()
  })

  it('of the shell shows on the first offline visit', async () => {
    host.isReachable = false
    expect(await ask('picture', '/brand/logo.svg')).toBe('<svg>2</svg>')
  })

  it('expires, and there is a maximum number', async () => {
    const { ExpirationPlugin } = await import('workbox-expiration')
    strategiesWith(precache)
    for (const { maxEntries, maxAgeSeconds } of [FILES, PICTURES]) {
      const limits: unknown = expect.objectContaining({ maxEntries, maxAgeSeconds })
      expect(ExpirationPlugin).toHaveBeenCalledWith(limits)
    }
  })
})
