import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import type { Build } from '@/worker/rules'
import { server } from './server'

type Listener = (event: object) => void

/** As a worker's: an address may be a path. */
class PathRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input instanceof Request ? input : new URL(input, window.location.href), init)
  }
}

/** Starts the service worker of a build with these files on a device that has none of them; only once in a run. */
export async function openWorker(paths: readonly string[]) {
  const files = new Map<string, Response>()
  const cache = {
    match: ({ url }: Request) => Promise.resolve(files.get(new URL(url).pathname)),
    put: ({ url }: Request, response: Response) => {
      files.set(new URL(url).pathname, response)
      return Promise.resolve()
    },
    keys: () => Promise.resolve([]),
  }
  vi.stubGlobal('caches', { ...cache, open: () => Promise.resolve(cache) })
  vi.stubGlobal('Request', PathRequest)
  vi.stubGlobal('ExtendableEvent', Event)
  vi.stubGlobal('FetchEvent', class extends Event {})
  const build: Build = {
    id: 'b1',
    shell: [],
    rest: paths.map((url) => ({ url, revision: null })),
  }
  vi.stubGlobal('__BUILD__', build)
  server.use(
    http.get('*/assets/*', () =>
      HttpResponse.text('', { headers: { 'Content-Type': 'text/javascript' } }),
    ),
  )
  const listeners: Record<string, Listener> = {}
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners[type] = listener as Listener
  })
  await import('@/worker/worker')
  return {
    /** As the app tells it to when it is idle. */
    fill: async () => {
      const work: Promise<unknown>[] = []
      const waitUntil = (each: Promise<unknown>) => work.push(each)
      listeners.message?.(
        Object.assign(new Event('message'), { data: { type: 'FILL' }, waitUntil }),
      )
      for (const each of work) await each
    },
    kept: () => [...files.keys()],
  }
}
