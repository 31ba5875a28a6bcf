import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { strategies, LATE_MS } from '@/worker/strategies'
import { keepPicture, keepRest, keepShell } from '@/worker/precache'
import { cacheOf, MAX_PICTURES, PICTURES, type Build } from '@/worker/rules'
import type { Fetch } from '@/worker/scope'
import { MemoryCaches } from '../../support/cacheStorage'

const build: Build = {
  id: 'b2',
  entry: '/assets/index-2.js',
  shell: ['/', '/boot.js', '/assets/index-2.js'],
  rest: ['/assets/PlayPage-2.js', '/assets/vendor.js'],
}
const OWN = cacheOf(build)
const HTML = 'text/html'

/** The files of the host; empty while it is offline. */
let files: Record<string, { text: string; type?: string }>
let isReachable: boolean
let asked: string[]
let store: MemoryCaches

const pageOf = (entry: string) => ({ text: `<script src="${entry}"></script>`, type: HTML })

beforeEach(() => {
  store = new MemoryCaches()
  isReachable = true
  asked = []
  files = {
    '/': pageOf(build.entry),
    '/boot.js': { text: 'boot 2' },
    '/assets/index-2.js': { text: 'index 2' },
    '/assets/PlayPage-2.js': { text: 'play 2' },
    '/assets/vendor.js': { text: 'vendor' },
  }
  vi.stubGlobal('caches', store)
  vi.stubGlobal('fetch', (what: RequestInfo) => {
    const path = new URL(what instanceof Request ? what.url : what, location.href).pathname
    asked.push(path)
    if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'))
    const file = files[path]
    const headers = { 'Content-Type': file?.type ?? 'text/javascript' }
    return Promise.resolve(new Response(file?.text ?? '', { status: file ? 200 : 404, headers }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Sends a request to the worker; returns the response's text, or null for none. */
async function ask(plan: keyof typeof strategies, path: string, ids: Partial<Fetch> = {}) {
  const work: Promise<unknown>[] = []
  const event = {
    request: new Request(new URL(path, location.href)),
    clientId: 'page 2',
    resultingClientId: 'page 2',
    waitUntil: (each: Promise<unknown>) => work.push(each),
    ...ids,
  } as unknown as Fetch
  const response = await strategies[plan](event, build)
  await Promise.all(work)
  return response.type === 'error' ? null : response.text()
}

describe('Quality J3: a worker is installed', () => {
  it('with the whole shell', async () => {
    await keepShell(build)
    expect(store.paths(OWN).sort()).toEqual([...build.shell].sort())
  })

  it.each([
    ['the page of another build', { '/': pageOf('/assets/index-3.js') }],
    ['a page in the place of a script', { '/assets/index-2.js': { text: '<p>', type: HTML } }],
  ])('or not at all if the host sends %s', async (_what, other) => {
    files = { ...files, ...other }
    await expect(keepShell(build)).rejects.toThrow()
  })

  it('or not at all if a file is missing', async () => {
    delete files['/boot.js']
    await expect(keepShell(build)).rejects.toThrow('/boot.js')
  })

  it('and copies files with the same name from the previous build', async () => {
    await (await store.open('build-b1')).put('/assets/vendor.js', new Response('vendor'))
    await keepRest(build)
    expect(asked).toEqual(['/assets/PlayPage-2.js'])
    expect(store.paths(OWN)).toEqual(build.rest)
  })

  it('even without a file of another page', async () => {
    delete files['/assets/PlayPage-2.js']
    await keepRest(build)
    expect(store.paths(OWN)).toEqual(['/assets/vendor.js'])
  })
})

describe('Quality J3: a page gets', () => {
  beforeEach(() => keepShell(build))

  it('the newest page online, and the shell offline', async () => {
    files['/'] = pageOf('/assets/index-3.js')
    files['/casino'] = files['/']
    expect(await ask('page', '/casino', { resultingClientId: 'page 3' })).toContain('index-3')
    isReachable = false
    expect(await ask('page', '/casino')).toContain('index-2')
  })

  it('the newest texts online, and the cached ones offline, unless the page is of another build', async () => {
    files['/'] = pageOf('/assets/index-3.js')
    files['/boot.js'] = { text: 'boot 3' }
    await ask('page', '/', { resultingClientId: 'page 3' })
    expect(await ask('file', '/boot.js')).toBe('boot 3')
    isReachable = false
    expect(await ask('file', '/boot.js')).toBe('boot 2')
    expect(await ask('file', '/boot.js', { clientId: 'page 3' })).toBeNull()
  })

  it('the cached page or texts if the network is too slow', async () => {
    await keepShell(build)
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    for (const [plan, path, text] of [
      ['page', '/casino', files['/']?.text],
      ['file', '/boot.js', 'boot 2'],
    ] as const) {
      const answer = ask(plan, path)
      const early = vi.fn()
      void answer.then(early)
      await vi.advanceTimersByTimeAsync(LATE_MS - 1)
      expect(early).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(await answer).toBe(text)
    }
    vi.useRealTimers()
  })

  it('hashed files from the network if the browser refuses its caches', async () => {
    vi.spyOn(store, 'match').mockRejectedValue(new DOMException('refused', 'SecurityError'))
    expect(await ask('asset', '/assets/index-2.js')).toBe('index 2')
  })

  it('hashed files from the cache without a request, including those of the previous build', async () => {
    await (await store.open('build-b1')).put('/assets/Old-1.js', new Response('old 1'))
    asked = []
    isReachable = false
    expect(await ask('asset', '/assets/index-2.js')).toBe('index 2')
    expect(await ask('asset', '/assets/Old-1.js')).toBe('old 1')
    expect(asked).toEqual([])
  })

  it('fetched hashed files that are then cached, unless they are of another build', async () => {
    files['/assets/New-3.js'] = { text: 'new 3' }
    expect(await ask('asset', '/assets/New-3.js')).toBe('new 3')
    expect(await ask('asset', '/assets/PlayPage-2.js')).toBe('play 2')
    expect(store.paths(OWN)).toContain('/assets/PlayPage-2.js')
    expect(store.paths(OWN)).not.toContain('/assets/New-3.js')
  })

  it('a 404 for a missing file', async () => {
    await ask('asset', '/assets/PlayPage-1.js')
    expect(store.paths(OWN)).not.toContain('/assets/PlayPage-1.js')
  })
})

describe('Images', () => {
  it('show their last version offline; one never loaded fails', async () => {
    files['/covers/7.svg'] = { text: '<svg/>', type: 'image/svg+xml' }
    expect(await ask('picture', '/covers/7.svg')).toBe('<svg/>')
    isReachable = false
    expect(await ask('picture', '/covers/7.svg')).toBe('<svg/>')
    expect(await ask('picture', '/covers/8.svg')).toBeNull()
  })

  it('are cached up to a limit, the newest ones', async () => {
    const picture = () => new Response('', { headers: { 'Content-Type': 'image/png' } })
    for (let id = 0; id <= MAX_PICTURES; id++) {
      await keepPicture(new Request(`${location.origin}/covers/${String(id)}`), picture())
    }
    const paths = store.paths(PICTURES)
    expect([paths.length, paths[0]]).toEqual([MAX_PICTURES, '/covers/1'])
  })
})
