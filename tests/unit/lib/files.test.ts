import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hasMissingStyle, importFile, MissingFile } from '@/lib/loading/files'

/** A file whose first requests fail. */
const failing = (times: number, message = 'Failed to fetch dynamically imported module') => {
  const load = vi.fn(() =>
    load.mock.calls.length > times
      ? Promise.resolve('code')
      : Promise.reject(new TypeError(message)),
  )
  return load
}

/** What an import has come to by now. */
const follow = (load: () => Promise<unknown>) => {
  const outcome = { value: undefined as unknown }
  importFile(load).then(
    (code) => (outcome.value = code),
    (error: unknown) => (outcome.value = error),
  )
  return outcome
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('A file of the app', () => {
  it('that fails once is asked for again after a second', async () => {
    const load = failing(1)
    const outcome = follow(load)
    await vi.advanceTimersByTimeAsync(999)
    expect([load.mock.calls.length, outcome.value]).toEqual([1, undefined])
    await vi.advanceTimersByTimeAsync(1)
    expect([load.mock.calls.length, outcome.value]).toEqual([2, 'code'])
  })

  it('that fails twice is missing', async () => {
    const load = failing(2)
    const outcome = follow(load)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(outcome.value).toBeInstanceOf(MissingFile)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('whose style sheet fails is missing at once, because a second import would show it unstyled', async () => {
    const load = failing(1, 'Unable to preload CSS for /assets/page.css')
    expect(hasMissingStyle()).toBe(false)
    const outcome = follow(load)
    await vi.advanceTimersByTimeAsync(0)
    expect(outcome.value).toBeInstanceOf(MissingFile)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(hasMissingStyle()).toBe(true)
  })

  it.each([
    ['default export', undefined],
    ['export', {}],
  ])('without an %s is missing, and not asked for again: browsers keep it', async (_, code) => {
    const load = vi.fn(() => Promise.resolve(code))
    const outcome = follow(load)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(outcome.value).toBeInstanceOf(MissingFile)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
