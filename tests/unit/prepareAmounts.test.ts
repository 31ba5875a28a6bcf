import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The module as a page loads it: it remembers what it has asked for. */
const load = () => import('@/lib/money')

describe('Amounts: the tables of numbers are read on another thread', () => {
  it('once, whoever asks, at an address that the policy of workers lets through', async () => {
    const Worker = vi.fn()
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: () => string }) => ({
      createScriptURL: () => ({ trusted: rules.createScriptURL() }),
    }))
    vi.stubGlobal('Worker', Worker)
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { prepareAmounts } = await load()
    prepareAmounts()
    prepareAmounts()
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['sw'])
    const trusted: unknown = expect.stringContaining('numberTables')
    expect(Worker.mock.calls).toEqual([[{ trusted }, { type: 'module' }]])
  })

  it('or with the first amount, where no worker can be had', async () => {
    vi.stubGlobal('Worker', function () {
      throw new Error('refused')
    })
    const { prepareAmounts, formatAmount } = await load()
    expect(prepareAmounts).not.toThrow()
    expect(formatAmount('1248.5', 'TND', 'en')).toBe('1,248.500')
  })
})
