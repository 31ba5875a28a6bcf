import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleHash } from '../../build/builtPage'
import { expect, test } from './fixtures'
import { sendRequest } from './hostSupport'
import { startNginx } from './nginxSupport'
import { buildWith, removeBuild } from './builds'

/** A folder with a finished build, the brand files and operator/brand.mjs, and nothing else. */
let folder = ''
let built = ''
const inside = (name: string) => join(folder, name)

/** Makes the script report the CPU time of its process, whatever else the machine does. */
const TIMED = `data:text/javascript,process.on('exit',()=>console.log('cpu',JSON.stringify(process.cpuUsage())))`

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', TIMED, 'brand.mjs', ...args],
    { cwd: folder, env: {}, encoding: 'utf8' },
  )
  const { user = 0, system = 0 } = JSON.parse(/cpu (.*)/.exec(stdout)?.[1] ?? '{}') as {
    user?: number
    system?: number
  }
  return { status, stderr, seconds: (user + system) / 1e6 }
}

/** The files that a server may send, with their content. */
function filesOf(site: string): Map<string, string> {
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter((name) => !/^\.(?:brand|release|vite)\//.test(name))
  return new Map(names.sort().map((name) => [name, readFileSync(join(site, name), 'base64')]))
}

const atlas = JSON.parse(readFileSync('brands/atlas.json', 'utf8')) as object
/** Writes a brand file like Atlas, with no pictures of its own. */
const writeBrand = (name: string, change: object) => {
  const file = { ...atlas, logo: '/brand/logo.svg', ...change }
  writeFileSync(inside(`brands/${name}.json`), JSON.stringify(file))
}

// Later tests use the site that the first one makes.
test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  test.setTimeout(180_000)
  folder = mkdtempSync(join(tmpdir(), 'one-build-'))
  cpSync('dist', inside('dist'), { recursive: true })
  cpSync('dist.nginx.conf', inside('dist.nginx.conf'))
  cpSync('brands', inside('brands'), { recursive: true })
  cpSync('operator/brand.mjs', inside('brand.mjs'))
  built = buildWith({ BRAND: 'atlas' })
})

test.afterAll(() => {
  rmSync(folder, { recursive: true })
  removeBuild(built)
})

test.describe('a finished build becomes another brand', () => {
  test('in less than 2 s, without packages, byte for byte like a build of that brand', () => {
    const { status, stderr, seconds } = run('dist', 'brands/atlas.json', '--out', 'site')
    expect([status, stderr]).toEqual([0, ''])
    expect(seconds).toBeLessThan(2)
    const [site, expected] = [filesOf(inside('site')), filesOf(built)]
    expect([...site.keys()]).toEqual([...expected.keys()])
    expect([...site].filter(([name, text]) => expected.get(name) !== text)).toEqual([])
    expect(readFileSync(inside('site.nginx.conf'), 'utf8')).toBe(
      readFileSync(`${built}.nginx.conf`, 'utf8'),
    )
  })

  test('and back: a build of the other brand becomes the house brand', () => {
    cpSync(built, inside('other'), { recursive: true })
    expect(run('other', 'brands/sirocco.json', '--out', 'house').status).toBe(0)
    expect(filesOf(inside('house'))).toEqual(filesOf(inside('dist')))
  })

  test('a wrong file stops it with all that is wrong, and nothing is written', () => {
    const words = { ar: { 'title.hme': 'x' } }
    writeBrand('wrong', { name: '', logo: '/brand/atlas.svg', maskWiners: true, words })
    const { status, stderr } = run('dist', 'brands/wrong.json', '--out', 'none')
    expect(status).toBe(1)
    for (const problem of [
      'name is empty',
      'maskWiners is unknown',
      "words.ar.title.hme is no key of the product's texts",
      'logo is "/brand/atlas.svg", which is in no folder of pictures',
    ]) {
      expect(stderr).toContain(problem)
    }
    mkdirSync(inside('brands/script'))
    writeFileSync(inside('brands/script/launch.js'), '')
    writeBrand('script', {})
    expect(run('dist', 'brands/script.json', '--out', 'none').stderr).toContain(
      'launch.js, in the folder of pictures, is no picture',
    )
    expect(existsSync(inside('none')) || existsSync(inside('none.nginx.conf'))).toBe(false)
  })

  test('it replaces what an earlier run has written, and no other file', () => {
    mkdirSync(inside('mine'))
    writeFileSync(inside('mine/letter.txt'), 'Dear')
    expect(run('dist', 'brands/atlas.json', '--out', 'mine').status).toBe(1)
    expect(readdirSync(inside('mine'))).toEqual(['letter.txt'])

    const wasHouse = '/locales/fr'
    expect(run('dist', 'brands/sirocco.json', '--out', 'shop').status).toBe(0)
    mkdirSync(inside('shop/.well-known'), { recursive: true })
    writeFileSync(inside('shop/.well-known/mine.txt'), 'mine')
    symlinkSync('mine.txt', inside('shop/.well-known/link'))
    expect(existsSync(inside(`shop${wasHouse}`))).toBe(true)
    writeBrand('one', { languages: ['en'], words: {} })
    expect(run('dist', 'brands/one.json', '--out', 'shop')).toMatchObject({ status: 0, stderr: '' })
    expect(existsSync(inside(`shop${wasHouse}`))).toBe(false)
    for (const name of ['mine.txt', 'link'])
      expect(readFileSync(inside(`shop/.well-known/${name}`), 'utf8')).toBe('mine')
    expect(lstatSync(inside('shop/.well-known/link')).isSymbolicLink()).toBe(true)
  })

  test('a run that fails leaves the site as it was', () => {
    const before = filesOf(inside('site'))
    cpSync(inside('dist'), inside('half'), { recursive: true })
    rmSync(inside('half/.vite'), { recursive: true })
    expect(run('half', 'brands/atlas.json', '--out', 'site').status).toBe(1)
    expect(filesOf(inside('site'))).toEqual(before)
    expect(readdirSync(folder).filter((name) => name.startsWith('site.'))).toEqual([
      'site.nginx.conf',
    ])
  })

  test('a word that looks like a gap of the page is shown as it is written', () => {
    const text = 'Up to 50%SETTINGS% %BRAND_NAME%'
    writeBrand('gap', { words: { en: { 'site.description': text } } })
    expect(run('dist', 'brands/gap.json', '--out', 'gap')).toMatchObject({ status: 0, stderr: '' })
    expect(readFileSync(inside('gap/index.html'), 'utf8')).toContain(`content="${text}"`)
  })

  test('without its arguments or a build it explains itself', () => {
    expect(run('dist', 'brands/atlas.json')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Usage: '),
    })
    expect(run('brands', 'brands/atlas.json', '--out', 'none').stderr).toContain('is no build')
  })
})

test.describe('two brands from one build behind one nginx', { tag: '@nginx' }, () => {
  let backend: Server
  let nginx: Awaited<ReturnType<typeof startNginx>>

  test.beforeAll(async () => {
    backend = createServer((_, res) => res.end('{}')).listen(0, '127.0.0.1')
    await new Promise((done) => backend.once('listening', done))
    const { port } = backend.address() as AddressInfo
    nginx = await startNginx(`http://127.0.0.1:${String(port)}`, inside('dist'), {
      'atlas.example': inside('site'),
    })
  })
  test.afterAll(async () => {
    await nginx.close()
    backend.close()
  })

  test('each has its page, its policy and its texts', async () => {
    const open = async (host: string, path: string) => {
      const { headers, body } = await sendRequest(nginx.url, path, { headers: { Host: host } })
      return { body, policy: String(headers['content-security-policy']) }
    }
    const house = await open('localhost', '/contact_us')
    const atlas = await open('atlas.example', '/contact_us')
    expect(house.body).toContain(' · Sirocco</title>')
    expect(atlas.body).toContain(' · Atlas</title>')
    for (const { body, policy } of [house, atlas]) expect(policy).toContain(styleHash(body))
    expect(house.policy).toContain("frame-src 'self' https:;")
    expect(atlas.policy).toContain(
      "frame-src 'self' https://*.games.example https://sport.example;",
    )
    expect((await open('atlas.example', '/.brand/program.mjs')).body).not.toContain('sirocco')
  })
})
