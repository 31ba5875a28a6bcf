import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { contract } from '../../contract/calls'

const run = promisify(execFile)
const stubs: ChildProcess[] = []

afterEach(async () => {
  for (const stub of stubs.splice(0)) {
    stub.kill()
    await once(stub, 'exit')
  }
})

/** The first block of code in docs/connect.md. */
async function stubText(): Promise<string> {
  const page = await readFile('docs/connect.md', 'utf8')
  return /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
}

/** Starts the stub on a free port, like a reader of the page; returns its address. */
async function start(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stub-'))
  const file = path.join(folder, 'stub.mjs')
  await writeFile(file, text)
  const stub = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0' } })
  stubs.push(stub)
  const [said] = (await once(stub.stdout, 'data')) as [Buffer]
  await rm(folder, { recursive: true })
  return `http://127.0.0.1:${/\d+/.exec(String(said))?.[0] ?? ''}/api`
}

async function probe(address: string): Promise<{ code: unknown; out: string }> {
  const env = { ...process.env, PROBE_USERNAME: 'test', PROBE_PASSWORD: 'secret' }
  try {
    const { stdout } = await run('node', ['operator/index.mjs', 'probe', address, '--changes'], {
      env,
    })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout } = error as { code: unknown; stdout: string }
    return { code, out: stdout }
  }
}

describe('The stub of docs/connect.md', () => {
  it('is short and passes the probe in all calls, without a remark', async () => {
    const text = await stubText()
    expect(text.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(35)
    const { code, out } = await probe(await start(text))
    expect(out).toContain(`\n${contract.length} kept, 0 broken, 0 not asked`)
    expect(out).not.toContain('remark')
    expect(code).toBe(0)
  })
})
