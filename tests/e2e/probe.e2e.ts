import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { preview, type PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
let backend: PreviewServer
let url = ''

beforeAll(async () => {
  backend = await preview({ logLevel: 'error', preview: { port: 0 } })
  url = backend.resolvedUrls?.local[0] ?? ''
})
afterAll(() => backend.close())
afterEach(() => fetch(`${url}demo/faults.json`, { method: 'DELETE' }))

const breakCall = (call: string, fault: string) =>
  fetch(`${url}demo/faults.json`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ call, fault }),
  })

/** Runs the probe like an operator; returns its exit code and output. */
async function probe(...args: string[]): Promise<{ code: unknown; out: string }> {
  const env = { ...process.env, PROBE_USERNAME: 'karim', PROBE_PASSWORD: 'sirocco2026' }
  try {
    const { stdout } = await run('node', ['scripts/probe.mjs', ...args], { env })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string }
    return { code, out: stdout + stderr }
  }
}

describe('QUALITY B12: npm run probe', () => {
  it('exits with 0 if the backend follows the contract in all 18 calls', async () => {
    const { code, out } = await probe(`${url}api/`, '--changes')
    expect(out).toContain('18 kept, 0 broken, 0 not asked')
    expect(code).toBe(0)
  })

  it.each(['html', 'missingFields', 'wrongTypes', '500', 'reset'])(
    'exits with 1 and names the call that returns the fault %s',
    async (fault) => {
      await breakCall('/get_providers', fault)
      const { code, out } = await probe(`${url}api`)
      expect(out).toMatch(/^GET \/get_providers .*BROKEN/m)
      expect(out).toContain('15 kept, 1 broken, 2 not asked')
      expect(code).toBe(1)
    },
  )

  it('exits with 1 without a response, and with 2 without a URL', async () => {
    expect((await probe('http://127.0.0.1:9/api')).code).toBe(1)
    expect(await probe()).toMatchObject({
      code: 2,
      out: expect.stringContaining('Usage') as string,
    })
  })
})
