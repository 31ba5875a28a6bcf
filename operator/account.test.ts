import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)

async function command(...args: string[]): Promise<{ code: unknown; out: string }> {
  try {
    const { stdout, stderr } = await run('node', ['operator/index.mjs', ...args])
    return { code: 0, out: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string }
    return { code, out: stdout + stderr }
  }
}

/** A build, so that nothing but the address is wrong. */
const folder = mkdtempSync(join(tmpdir(), 'build-'))
mkdirSync(join(folder, '.release'))
writeFileSync(join(folder, '.release/files.json'), '[]')
afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe.each(['probe', 'verify'])('An address with an account that %s is given', (tool) => {
  it.each([
    'https://tester:Geheim77@127.0.0.1:9/api',
    'https://Geheim77@127.0.0.1:9/api',
    'http://tester:Geheim77@casino.example/api',
    'https://tester:Geheim77@127.0.0.1:x/api',
  ])('%s is refused, and its password is not printed', async (address) => {
    const { code, out } = await command(
      tool,
      address,
      ...(tool === 'verify' ? ['--brand', folder] : []),
    )
    expect(code).toBe(2)
    expect(out).toContain('Usage')
    expect(out).not.toContain('Geheim77')
  })
})
