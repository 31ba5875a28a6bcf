import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assetsOf, precacheOf } from '@/worker/files'
import { picturesWith } from '@/worker/pictures'
import { cacheOf, FILES, PICTURES, type Build } from '@/worker/rules'
import type { MemoryCaches } from '../../support/cacheStorage'
import { eventOf, host, openHost } from '../../support/workerHost'

/** Expiry is Workbox's, and needs the IndexedDB that jsdom lacks. */
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: vi.fn(), CacheExpiration: vi.fn() }))

const build: Build = {
  id: 'b2',
  shell: [
    { url: '/brand/logo.svg', revision: 'r2' },
    { url: '/assets/start-2.js', revision: null, integrity: 'sha256-start' },
  ],
  rest: [{ url: '/assets/PlayPage-2.js', revision: null, integrity: 'sha256-play' }],
}

let store: MemoryCaches
let precache: ReturnType<typeof precacheOf>

const svg = (text: string) => ({ text: `<svg>${text}</svg>`, type: 'image/svg+xml' })

beforeEach(() => {
  store = openHost({
    '/brand/logo.svg': svg('2'),
    '/assets/start-2.js': { text: 'start 2' },
    '/assets/PlayPage-2.js': { text: 'play 2' },
  })
  precache = precacheOf(build)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const install = () => precache.install(eventOf('install').event)

/** Sends a request to the worker; returns the response's text, or null for none. */
async function ask(kind: 'asset' | 'picture', path: string) {
  const { event } = eventOf('fetch')
  const request = new Request(new URL(path, location.href))
  const strategy = kind === 'asset' ? assetsOf(build) : picturesWith(precache)
  const [response, done] = strategy.handleAll({ event, request })
  const text = await response.then(
    (answer) => answer.text(),
    () => null,
  )
  await done.catch(() => undefined)
  return text
}

it('the whole shell is installed, in a cache of its own', async () => {
  await install()
  expect(store.paths(cacheOf(build))).toEqual(build.shell.map(({ url }) => url))
})

describe('a hashed file', () => {
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

  it('is fetched with its hash, and not cached if this build does not know it', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    await ask('asset', '/assets/PlayPage-2.js')
    host.files['/assets/PlayPage-1.js'] = { text: 'play 1' }
    expect(await ask('asset', '/assets/PlayPage-1.js')).toBe('play 1')
    const hashes = asked.mock.calls.map(([request]) => (request as Request).integrity)
    expect(hashes).toEqual(['sha256-play', ''])
    expect(store.paths(FILES.cacheName)).toEqual(['/assets/PlayPage-2.js'])
  })

  it('is not cached if it is missing', async () => {
    host.files = {}
    await ask('asset', '/assets/PlayPage-2.js')
    expect(store.paths(FILES.cacheName)).toEqual([])
  })
})

describe('an image', () => {
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
    assetsOf(build)
    picturesWith(precache)
    for (const { maxEntries, maxAgeSeconds } of [FILES, PICTURES]) {
      const limits: unknown = expect.objectContaining({ maxEntries, maxAgeSeconds })
      expect(ExpirationPlugin).toHaveBeenCalledWith(limits)
    }
  })
})
