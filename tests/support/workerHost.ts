import { vi } from 'vitest'
import { MemoryCaches } from './cacheStorage'

type Files = Record<string, { text: string; type?: string }>

/** The host of a worker: its files, whether it can be reached, and the requested paths. */
export const host = { files: {} as Files, isReachable: true, asked: [] as string[] }

/** Puts the test into the place of a worker, with this host and empty caches. */
export function openHost(files: Files): MemoryCaches {
  const caches = new MemoryCaches()
  Object.assign(host, { files, isReachable: true, asked: [] })
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('ExtendableEvent', Event)
  vi.stubGlobal('FetchEvent', class extends Event {})
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', (what: RequestInfo) => {
    const path = new URL(what instanceof Request ? what.url : what, location.href).pathname
    host.asked.push(path)
    if (!host.isReachable) return Promise.reject(new TypeError('Failed to fetch'))
    const file = host.files[path]
    const headers = { 'Content-Type': file?.type ?? 'text/javascript' }
    return Promise.resolve(new Response(file?.text ?? '', { status: file ? 200 : 404, headers }))
  })
  return caches
}

/** An event that a worker may extend. */
export function eventOf(type: string) {
  const work: Promise<unknown>[] = []
  const event = Object.assign(new Event(type), {
    waitUntil: (each: Promise<unknown>) => work.push(each),
  })
  return { event, done: () => Promise.allSettled(work) }
}
