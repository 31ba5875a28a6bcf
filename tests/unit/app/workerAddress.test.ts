import { afterEach, describe, expect, it, vi } from 'vitest'
import { workerAddress } from '@/app/workerAddress'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('The address of a worker', () => {
  it('passes the trusted types policy that the headers allow', () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: () => string }) => ({
      createScriptURL: () => ({ trusted: rules.createScriptURL() }),
    }))
    vi.stubGlobal('trustedTypes', { createPolicy })
    expect(workerAddress('/sw.js')).toEqual({ trusted: '/sw.js' })
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['sw'])
  })

  it('is plain text without Trusted Types', () => {
    vi.stubGlobal('trustedTypes', undefined)
    expect(workerAddress('/sw.js')).toBe('/sw.js')
  })
})
