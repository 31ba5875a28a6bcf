import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { preview, type PreviewServer } from 'vite'
import { verify } from '../../operator/verify/run'
import { expect, test } from './fixtures'
import { startNginx } from './nginxSupport'

const run = promisify(execFile)
/** A copy of the build, to change it on its host. */
let site: string
let server: PreviewServer
let url: string

test.beforeAll(async () => {
  site = join(mkdtempSync(join(tmpdir(), 'site-')), 'dist')
  cpSync('dist', site, { recursive: true })
  cpSync('dist.nginx.conf', `${site}.nginx.conf`)
  server = await preview({
    logLevel: 'error',
    build: { outDir: site },
    preview: { port: 0 },
  })
  url = server.resolvedUrls?.local[0] ?? ''
})
test.afterAll(async () => {
  await server.close()
  rmSync(join(site, '..'), { recursive: true })
})

/** Runs the command like an operator; returns its exit code and output. */
async function command(...args: string[]): Promise<{ code: unknown; out: string }> {
  // nginx has a self-signed certificate in tests.
  const env = { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' }
  try {
    const { stdout } = await run('node', ['operator/index.mjs', 'verify', ...args], { env })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string }
    return { code, out: stdout + stderr }
  }
}

const namesOf = async (base: string) =>
  (await verify('dist', new URL(base))).differences.map(({ address, what }) => `${address} ${what}`)

/** Swaps two bytes of a file on the host while `act` runs. */
async function withOneByteChanged<T>(path: string, act: () => Promise<T>): Promise<T> {
  const file = join(site, path)
  const bytes = readFileSync(file)
  const changed = Buffer.from(bytes)
  const last = changed.length - 2
  changed[last] = (changed[last] ?? 0) ^ 1
  writeFileSync(file, changed)
  try {
    return await act()
  } finally {
    writeFileSync(file, bytes)
  }
}

test.describe('npm run operator -- verify', () => {
  test('finds no difference on a host of the same build, and exits with 0', async () => {
    const { code, out } = await command(url)
    expect(out).toMatch(/^\d{2,3} addresses with \d{4} headers compared: 0 differences$/m)
    expect(code).toBe(0)
  })

  test(
    'finds no difference on nginx with the sample configuration',
    { tag: '@nginx' },
    async () => {
      const nginx = await startNginx(url)
      try {
        const { code, out } = await command(nginx.url)
        expect(out).toContain(': 0 differences')
        expect(code).toBe(0)
      } finally {
        await nginx.close()
      }
    },
  )

  test('compares a host of a brand with the folder of that brand', { tag: '@nginx' }, async () => {
    const branded = join(site, '../branded')
    execFileSync('node', ['operator/brand.mjs', 'dist', 'brands/atlas.json', '--out', branded])
    const nginx = await startNginx(url, branded)
    try {
      const own = await command(nginx.url, '--brand', branded)
      expect(own.out).toContain(': 0 differences')
      expect(own.code).toBe(0)
      // The build without the brand is another one.
      expect((await command(nginx.url)).out).toMatch(/^\/robots\.txt +bytes$/m)
    } finally {
      await nginx.close()
    }
  })

  test('names the one file with a changed byte, and exits with 1', async () => {
    const [chunk = ''] = readdirSync('dist/assets').filter((name) => /^vendor-.*\.js$/.test(name))
    await withOneByteChanged(`assets/${chunk}`, async () => {
      const { code, out } = await command(url)
      expect(out).toMatch(new RegExp(`^/assets/${chunk}  bytes$`, 'm'))
      expect(out).toContain(': 1 differences')
      expect(code).toBe(1)
    })
  })

  test('names a changed compressed file, and the page at each of its addresses', async () => {
    expect(await withOneByteChanged('sw.js.br', () => namesOf(url))).toEqual([
      '/sw.js bytes, compressed',
    ])
    expect(await withOneByteChanged('sw.js.gz', () => namesOf(url))).toEqual([
      '/sw.js bytes, compressed',
    ])
    const names = await withOneByteChanged('index.html', () => namesOf(url))
    const addresses = ['/', '/ (as an iPhone)', '/casino/preview?lng=ar', '/profile']
    for (const each of addresses) expect(names).toContain(`${each} bytes`)
    expect(names.filter((name) => !name.endsWith(' bytes'))).toEqual([])
  })

  test('exits with 2 on wrong arguments, without a build, and without an answer', async () => {
    const cases = [[], [url, url], ['ftp://host'], [url, '--brand', 'src'], ['http://127.0.0.1:9']]
    for (const args of cases) {
      expect(await command(...args)).toMatchObject({
        code: 2,
        out: expect.stringContaining('Usage'),
      })
    }
  })
})
