import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockReload } from '@/lib/loading/chunkReload'
import { loadSurely } from '@/lib/loading/loadSurely'

let stop: () => void = () => undefined

function start(failures: number) {
  const load = vi.fn(() =>
    load.mock.calls.length > failures ? Promise.resolve('code') : Promise.reject(new Error('503')),
  )
  const onLoaded = vi.fn()
  stop = loadSurely(load, onLoaded)
  return { load, onLoaded }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('Code that must not be missing', () => {
  it('is requested every five seconds until it is loaded', async () => {
    const { load, onLoaded } = start(3)
    await pass(14_999)
    expect([load.mock.calls.length, onLoaded.mock.calls.length]).toEqual([3, 0])
    await pass(1)
    expect(onLoaded.mock.calls).toEqual([['code']])
    await pass(60_000)
    window.dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('is requested at once when the network returns', async () => {
    const { load, onLoaded } = start(1)
    await pass(0)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect([load.mock.calls.length, onLoaded.mock.calls.length]).toEqual([2, 1])
  })

  it('reloads the page at its second failure, unless something runs in a frame', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    window.repair = (isAllowed) => Promise.resolve(isAllowed())
    const release = blockReload()
    const { load } = start(3)
    await pass(5000)
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
    release()
    await pass(5000)
    expect(reload).toHaveBeenCalledTimes(1)
    delete window.repair
    vi.unstubAllGlobals()
  })

  it('is neither requested nor returned after the stop', async () => {
    const { load, onLoaded } = start(1)
    await pass(0)
    stop()
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    const late = start(0)
    stop()
    await pass(0)
    expect(late.onLoaded).not.toHaveBeenCalled()
    expect(onLoaded).not.toHaveBeenCalled()
  })
})
