import { CacheExpiration } from 'workbox-expiration'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expiring } from '@/worker/files'
import { FILES, PICTURES } from '@/worker/rules'
import { openWorker } from '../../support/worker'

const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The device writes down when it has used a file; the first time it may fail. */
function noteUses({ firstFails = false } = {}) {
  vi.spyOn(CacheExpiration.prototype, 'expireEntries').mockResolvedValue(undefined)
  const noting = vi.spyOn(CacheExpiration.prototype, 'updateTimestamp').mockResolvedValue(undefined)
  if (firstFails) noting.mockRejectedValueOnce(new Error('no room'))
}

describe('what the service worker has cached', () => {
  it.each([
    ['a file of the app', 29, true, FILES],
    ['a file of the app', 31, false, FILES],
    ['a picture', 6, true, PICTURES],
    ['a picture', 8, false, PICTURES],
  ])('%s of %i days ago is used: %s', async (_, days, isUsed, cache) => {
    noteUses()
    const date = new Date(Date.now() - days * DAY_MS).toUTCString()
    const cachedResponse = new Response('', { headers: { Date: date } })
    const used = await expiring(cache).cachedResponseWillBeUsed?.({
      request: new Request('https://casino.test/assets/a.js'),
      cacheName: cache.cacheName,
      cachedResponse,
      event: new Event('fetch') as never,
    })
    expect(used === cachedResponse).toBe(isUsed)
  })
})

describe('when it caches the files of all pages', () => {
  it('a failure of the device at one does not stop the others', async () => {
    noteUses({ firstFails: true })
    const paths = ['/assets/a.js', '/assets/b.js', '/assets/c.js']
    const { fill, kept } = await openWorker(paths)
    await fill()
    expect(kept()).toEqual(paths)
  })
})
