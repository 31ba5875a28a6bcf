import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startServiceWorker } from '@/app/serviceWorker'
import { blockReload } from '@/lib/loading/chunkReload'
import { takeNewBuild } from '@/lib/loading/newBuild'
import { useFakeTime } from '../../support/timers'

const OWN = '000000000001'
const NEXT = '000000000002'

/** A worker that reports its build, and records its other messages. */
class Worker extends EventTarget {
  state = 'installed'
  scriptURL = new URL('/sw.js', location.href).href
  told: unknown[] = []
  private readonly build: string

  constructor(build: string) {
    super()
    this.build = build
  }

  postMessage({ type }: { type: string }, ports: MessagePort[] = []) {
    if (type === 'BUILD') ports[0]?.postMessage(this.build)
    else this.told.push(type)
  }
}

class Registration extends EventTarget {
  active: Worker | null = null
  waiting: Worker | null = null
  installing: Worker | null = null
  update = vi.fn(() => Promise.resolve())

  /** Simulates the browser finding a new worker on the host. */
  find(worker: Worker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    this.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
  }
}

let registration: Registration
let stop: () => void = () => undefined
const start = async () => {
  stop = await startServiceWorker()
}
const register = vi.fn<(address: string, options: object) => Promise<Registration>>(() =>
  Promise.resolve(registration),
)
const reload = vi.fn()

/** Waits until the app has asked a worker for its build: Workbox waits 200 ms for the browser first. */
const asked = async (worker: Worker) => {
  const post = vi.spyOn(worker, 'postMessage')
  await vi.waitFor(() => {
    expect(post).toHaveBeenCalled()
  })
  await new Promise((done) => setTimeout(done, 50))
}

beforeEach(() => {
  registration = new Registration()
  registration.active = new Worker(OWN)
  register.mockClear()
  reload.mockClear()
  document.documentElement.dataset.build = OWN
  const container = Object.assign(new EventTarget(), { register, controller: registration.active })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  vi.stubGlobal('location', { href: location.href, origin: location.origin, reload })
})

afterEach(() => {
  takeNewBuild()
  stop()
  delete document.documentElement.dataset.build
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
  vi.unstubAllGlobals()
})

describe('a newer build', () => {
  it('is taken at the next change of page, once', async () => {
    await start()
    const next = new Worker(NEXT)
    registration.find(next)
    await asked(next)
    expect(reload).not.toHaveBeenCalled()
    takeNewBuild()
    takeNewBuild()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(next.told).toEqual([])
  })

  it('is also taken when it was waiting before the page loaded', async () => {
    const next = new Worker(NEXT)
    registration.waiting = next
    await Promise.all([start(), asked(next)])
    takeNewBuild()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('takes over silently when the page is already of that build', async () => {
    await start()
    const next = new Worker(OWN)
    registration.find(next)
    await vi.waitFor(() => {
      expect(next.told).toEqual(['SKIP_WAITING'])
    })
    takeNewBuild()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not taken while a game runs', async () => {
    const release = blockReload()
    await start()
    const next = new Worker(NEXT)
    registration.find(next)
    await asked(next)
    takeNewBuild()
    expect(reload).not.toHaveBeenCalled()
    release()
    takeNewBuild()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('The service worker', () => {
  it('is registered by its only address, through its trusted types policy', async () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: () => string }) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    await start()
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['sw'])
    expect(register.mock.calls).toEqual([['/sw.js', {}]])
  })

  it('is checked for a new build when the network returns', async () => {
    await start()
    window.dispatchEvent(new Event('online'))
    expect(registration.update).toHaveBeenCalledTimes(1)
  })

  it.each([
    [undefined, ['FILL']],
    [{ effectiveType: '4g' }, ['FILL']],
    [{ effectiveType: '3g' }, []],
    [{ effectiveType: '4g', saveData: true }, []],
  ])('on a connection %o fetches ahead %o', async (connection, told) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    useFakeTime()
    await start()
    vi.advanceTimersByTime(11_000)
    expect(registration.active?.told).toEqual(told)
  })
})
