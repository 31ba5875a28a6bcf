import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { styleHash } from '../../build/builtPage'
import { expect, test } from './fixtures'
import { sendRequest } from './hostSupport'
import { freePort, NGINX } from './nginxSupport'

/** An account without rights; a test that does not run as root keeps its own. */
const NOBODY = 65_534
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

let folder = ''
let url = ''
let backend: Server
let container: ChildProcess
let environment: Record<string, string> = {}
const inside = (name: string) => join(folder, name)
const names = () => readdirSync(inside('app'), { recursive: true }).sort()

/** The image's files, which belong to another account than the one that runs the container. */
function writeImage(): void {
  cpSync('dist', inside('app/dist'), { recursive: true })
  cpSync('brands', inside('app/brands'), { recursive: true })
  for (const file of ['operator/brand.mjs', 'operator/nginx/sirocco.conf']) {
    cpSync(file, inside(`app/${file.split('/').at(-1) ?? ''}`))
  }
  for (const file of ['start.sh', 'configure.mjs'])
    cpSync(`container/${file}`, inside(`app/${file}`))
}

test.describe('the container, with the local nginx', { tag: '@nginx' }, () => {
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'container-'))
    chmodSync(folder, 0o755)
    writeImage()
    mkdirSync(inside('run'))
    mkdirSync(inside('notice'))
    if (account.uid !== undefined) chownSync(inside('run'), NOBODY, NOBODY)
    backend = createServer((req, res) => res.end(JSON.stringify(req.headers)))
    backend.listen(0, '127.0.0.1')
    await new Promise((done) => backend.once('listening', done))
    const port = await freePort()
    url = `http://127.0.0.1:${String(port)}/`
    environment = {
      PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      APP_DIR: inside('app'),
      RUN_DIR: inside('run'),
      BRAND_FILE: inside('app/brands/atlas.json'),
      SERVER_NAME: 'atlas.example',
      BACKEND: `127.0.0.1:${String((backend.address() as AddressInfo).port)}`,
      PORT: String(port),
      TRUSTED_PROXY: '127.0.0.0/8',
      NGINX_PATH: NGINX,
      NOTICE_DIR: inside('notice'),
    }
    const before = names()
    container = spawn('/bin/sh', [inside('app/start.sh')], { env: environment, ...account })
    const isUp = () =>
      ask('/').then(
        ({ status }) => status === 200,
        () => false,
      )
    await expect.poll(isUp, { timeout: 20_000 }).toBe(true)
    expect(names()).toEqual(before)
  })
  test.afterAll(async () => {
    const ended = new Promise((done) => container.once('exit', done))
    container.kill()
    await ended
    backend.close()
    rmSync(folder, { recursive: true })
  })

  const ask = (path: string, headers: Record<string, string> = {}) =>
    sendRequest(url, path, { headers: { Host: 'atlas.example', ...headers } })

  test('serves the mounted brand with its policy, and HSTS behind a proxy with TLS', async () => {
    const { body, headers } = await ask('/contact_us', { 'X-Forwarded-Proto': 'https' })
    expect(body).toContain(' · Atlas</title>')
    expect(headers['content-security-policy']).toContain(styleHash(body))
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    const plain = await ask('/contact_us')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
  })

  test('sends the notice of the mounted folder, and none without its file', async () => {
    expect((await ask('/notice.json')).status).toBe(204)
    writeFileSync(inside('notice/notice.json'), '{ }')
    expect(await ask('/notice.json')).toMatchObject({ status: 200, body: '{ }' })
  })

  test('sends /api to the backend, and gives an unknown host no response', async () => {
    const { body } = await ask('/api/top_winners', { 'X-Forwarded-Proto': 'https' })
    expect(JSON.parse(body)).toMatchObject({
      host: 'atlas.example',
      'x-forwarded-proto': 'https',
    })
    await expect(ask('/', { Host: 'evil.example' })).rejects.toThrow('socket hang up')
  })

  test("tells the backend the visitor's address, not the proxy's and not an invented one", async () => {
    const { body } = await ask('/api/top_winners', { 'X-Forwarded-For': '6.6.6.6, 203.0.113.7' })
    expect(JSON.parse(body)).toMatchObject({ 'x-forwarded-for': '203.0.113.7' })
  })

  test('does not start before it knows the proxy in front', () => {
    mkdirSync(inside('third'))
    if (account.uid !== undefined) chownSync(inside('third'), NOBODY, NOBODY)
    const { status, stderr } = spawnSync('/bin/sh', [inside('app/start.sh')], {
      env: { ...environment, TRUSTED_PROXY: '', RUN_DIR: inside('third') },
      encoding: 'utf8',
      ...account,
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Name the addresses of the proxy in front')
  })

  test('stops at a wrong brand file and names all that is wrong', () => {
    const brand = inside('wrong.json')
    writeFileSync(brand, '{"name":""}')
    mkdirSync(inside('other'))
    if (account.uid !== undefined) chownSync(inside('other'), NOBODY, NOBODY)
    const { status, stderr } = spawnSync('/bin/sh', [inside('app/start.sh')], {
      env: { ...environment, BRAND_FILE: brand, RUN_DIR: inside('other') },
      encoding: 'utf8',
      ...account,
    })
    expect(status).toBe(1)
    expect(stderr).toContain('name is empty')
    expect(stderr).toContain('environment is missing')
    expect(existsSync(inside('other/site'))).toBe(false)
  })
})
