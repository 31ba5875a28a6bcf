import { describe, expect, it, vi } from 'vitest'
import { createImport } from '@/app/importAgain'

/** A network whose first answers are failures; a browser that remembers them, as Firefox before 155. */
function start(failures: number) {
  const remembered = new Set<string>()
  const fetch = vi.fn((address: string) => {
    const isFailure = remembered.has(address) || fetch.mock.calls.length <= failures
    if (isFailure) remembered.add(address)
    return isFailure ? Promise.reject(new Error('503')) : Promise.resolve(address)
  })
  return { fetch, ask: createImport(fetch) }
}

describe('A file of the app', () => {
  it('is imported from its own address', async () => {
    const { ask } = start(0)
    expect(await ask('./a.js')).toBe('./a.js')
  })

  it('that fails comes from another address, the same for everybody', async () => {
    const { ask, fetch } = start(1)
    const address = await ask('./b.js')
    expect(address).toMatch(/^\.\/b\.js\?retry=/)
    expect([await ask('./b.js'), await ask('./b.js')]).toEqual([address, address])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('that fails twice rejects, and can be asked for again', async () => {
    const { ask } = start(2)
    await expect(ask('./c.js')).rejects.toThrow('503')
    expect(await ask('./c.js')).toMatch(/^\.\/c\.js\?retry=/)
  })

  it('that fails for two at a time is the same module for both', async () => {
    const { ask } = start(2)
    const [one, other] = await Promise.all([ask('./d.js'), ask('./d.js')])
    expect(one).toBe(other)
  })
})
