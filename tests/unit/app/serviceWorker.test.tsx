import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startServiceWorker } from '@/app/serviceWorker'
import { ToastHost } from '@/components/toasts/ToastHost'
import { blockReload } from '@/lib/loading/chunkReload'
import { initTestI18n } from '../../support/i18n'
import { useFakeTime } from '../../support/timers'

const OWN = '/assets/index-1.js'

/** A worker that reports its build, and records its other messages. */
class Worker extends EventTarget {
  state = 'installed'
  told: unknown[] = []
  private readonly entry: string

  constructor(entry: string) {
    super()
    this.entry = entry
  }

  postMessage(wish: unknown, [port]: MessagePort[]) {
    if (wish === 'entry') port?.postMessage(this.entry)
    else this.told.push(wish)
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
    this.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
  }
}

let registration: Registration
let stop: () => void = () => undefined
const start = async () => {
  stop = await startServiceWorker()
}
const register = vi.fn(() => Promise.resolve(registration))
const toast = () => screen.findByText('A new version is available')
const settled = () => act(() => new Promise((done) => setTimeout(done, 50)))

beforeEach(async () => {
  await initTestI18n('en')
  registration = new Registration()
  registration.active = new Worker(OWN)
  register.mockClear()
  const script = Object.assign(document.createElement('script'), { type: 'module' })
  // Read without the property's getter, which would load the image.
  script.setAttribute('data-entry', '')
  Object.defineProperty(script, 'src', { value: location.origin + OWN })
  document.head.append(script)
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  render(<ToastHost />)
})

afterEach(() => {
  stop()
  document.head.querySelector('[data-entry]')?.remove()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
  vi.unstubAllGlobals()
})

describe('Quality J3: a newer build', () => {
  it('is announced once, with a button that reloads the page', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    await start()
    const next = new Worker('/assets/index-2.js')
    registration.find(next)
    await toast()
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(next.told).toEqual([])
  })

  it('is also announced when it was waiting before the page loaded', async () => {
    registration.waiting = new Worker('/assets/index-2.js')
    await start()
    expect(await toast()).toBeVisible()
  })

  it('takes over silently when the page is already of that build', async () => {
    await start()
    const next = new Worker(OWN)
    registration.find(next)
    await vi.waitFor(() => {
      expect(next.told).toEqual(['activate'])
    })
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('is not announced while a game runs', async () => {
    const release = blockReload()
    await start()
    registration.find(new Worker('/assets/index-2.js'))
    await settled()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    act(release)
    expect(await toast()).toBeVisible()
  })

  it('the first worker is not announced as an update', async () => {
    registration.active = null
    await start()
    registration.find(new Worker('/assets/index-2.js'))
    await settled()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})

describe('The service worker', () => {
  it('is registered by its only address, through its trusted types policy', async () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: () => string }) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    await start()
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['sw'])
    expect(register.mock.calls).toEqual([['/sw.js']])
  })

  it('is checked for a new build when the network returns', async () => {
    await start()
    window.dispatchEvent(new Event('online'))
    expect(registration.update).toHaveBeenCalledTimes(1)
  })

  it.each([
    [undefined, ['fill']],
    [{ effectiveType: '4g' }, ['fill']],
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
