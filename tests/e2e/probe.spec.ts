import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { contract } from '../../contract/calls'
import { expect, test } from './fixtures'

const run = promisify(execFile)

/** Runs the probe like an operator; returns its exit code and output. */
async function probe(...args: string[]): Promise<{ code: unknown; out: string }> {
  const env = { ...process.env, PROBE_USERNAME: 'karim', PROBE_PASSWORD: 'sirocco2026' }
  try {
    const { stdout } = await run('node', ['operator/index.mjs', 'probe', ...args], { env })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string }
    return { code, out: stdout + stderr }
  }
}

test.describe('npm run operator -- probe', () => {
  test('exits with 0 if the backend follows the contract in all calls', async ({ site }) => {
    const { code, out } = await probe(`${site.url}api/`, '--changes')
    expect(out).toContain(`\n${contract.length} kept, 0 broken, 0 not asked`)
    expect(code).toBe(0)
  })

  test('exits with 1 without a response, and with 2 without a URL', async () => {
    expect((await probe('http://127.0.0.1:9/api')).code).toBe(1)
    const { code, out } = await probe()
    expect(code).toBe(2)
    expect(out).toContain('Usage')
  })
})
