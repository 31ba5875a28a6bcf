import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { hostileNotices, noticeFile } from '../../tests/support/notices'
import { noticeSchema } from './schema'
import { readNotice } from '@/domain/notice'
import { brand, settings } from '@/lib/pageData'

const run = promisify(execFile)
let folder: string
const inside = (name: string) => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'notice-'))
  mkdirSync(inside('site'))
  const data = JSON.stringify({ brand, settings })
  writeFileSync(inside('site/index.html'), `<script id="settings">${data}</script>`)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Runs the command like an operator; returns its exit code and output. */
async function command(...args: string[]): Promise<{ code: unknown; out: string }> {
  const all = ['operator/index.mjs', 'notice', ...args, '--brand', inside('site')]
  try {
    return { code: 0, out: (await run('node', all)).stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string }
    return { code, out: stdout + stderr }
  }
}

const check = (text: string) => {
  writeFileSync(inside('notice.json'), text)
  return command('check', inside('notice.json'))
}

/** Serves a text as every file; returns the address of the notice. */
async function serve(status: number, text: string): Promise<string> {
  const host = createServer((_, res) => res.writeHead(status).end(text)).listen(0, '127.0.0.1')
  await new Promise((done) => host.once('listening', done))
  onTestFinished(() => void host.close())
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}/notice.json`
}

describe('npm run operator -- notice check', () => {
  it('says what a good file shows and when, also without a word of HTML', async () => {
    expect(await check(noticeFile({ kind: 'warning' }))).toEqual({
      code: 0,
      out: 'A warning from 2026-01-01T00:00Z until 2099-01-01T00:00Z.\n',
    })
  })

  it('names all mistakes, which cannot change the terminal, and exits with 1', async () => {
    const { code, out } = await check(noticeFile({ kind: 'news', 'b\u001B[2J': 1 }))
    expect(code).toBe(1)
    expect(out.replaceAll(inside('notice.json'), 'notice.json')).toBe(
      'notice.json: kind must be info or warning\nnotice.json: b\\u{1b}[2J is unknown\n',
    )
  })

  it('reads the file of a host; a missing one is none', async () => {
    expect(await command('check', await serve(200, noticeFile()))).toMatchObject({ code: 0 })
    expect(await command('check', await serve(200, '{"kind":'))).toMatchObject({ code: 1 })
    for (const status of [204, 404, 410])
      expect(await command('check', await serve(status, 'Gone'))).toEqual({
        code: 0,
        out: 'No notice.\n',
      })
  })

  it('exits with 2 on wrong arguments, and where nothing can be read', async () => {
    const cases = [
      [],
      ['check'],
      ['check', 'a', 'b'],
      ['show', inside('notice.json')],
      ['check', inside('gone.json')],
      ['check', 'http://user:word@127.0.0.1/notice.json'],
      ['check', await serve(503, '')],
    ]
    for (const args of cases)
      expect(await command(...args)).toMatchObject({
        code: 2,
        out: expect.stringContaining('Usage') as string,
      })
  })
})

describe('The schema for editors', () => {
  it('has the limits of the app (vitest -u writes it)', async () => {
    await expect(noticeSchema()).toMatchFileSnapshot('../../brands/notice.schema.json')
  })

  it('belongs to the file that the build ships', () => {
    const shipped = readFileSync('public/notice.json', 'utf8')
    expect(readNotice(shipped, { brand, settings })).toEqual({ notice: null, problems: [] })
    expect(Object.keys(hostileNotices).length).toBeGreaterThan(12)
  })
})
