import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openBrandPlace, type BrandPlace } from '../../tests/support/brandPlace'

let place: BrandPlace
const apply = (out?: string) => place.apply(out)
const inside = (name: string) => place.inside(name)
const write = (name: string, text: string) => {
  writeFileSync(inside(name), text)
}
const modeOf = (name: string) => statSync(inside(name)).mode & 0o7777

/** All entries below a folder with what they are, and how each file begins. */
const stateOf = (name: string) =>
  readdirSync(inside(name), { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const what = entry.isFile()
        ? readFileSync(path, 'base64')
        : entry.isSymbolicLink()
          ? readlinkSync(path)
          : ''
      return [path, lstatSync(path).mode, what]
    })
    .sort()

beforeEach(() => {
  place = openBrandPlace()
})
afterEach(() => {
  place.close()
})

describe('The folder of `--out`', () => {
  it('that is a link keeps its target; the snippet lies beside the link', () => {
    mkdirSync(inside('releases/42'), { recursive: true })
    symlinkSync('releases/42', inside('current'))
    apply('current')
    expect(readlinkSync(inside('current'))).toBe('releases/42')
    expect(existsSync(inside('releases/42/index.html'))).toBe(true)
    expect(existsSync(inside('current.nginx.conf'))).toBe(true)
    apply('current')
    expect(readdirSync(inside('releases'))).toEqual(['42'])
  })

  it('that is a link to a folder that does not exist yet makes it', () => {
    symlinkSync('releases/43', inside('current'))
    apply('current')
    expect(readlinkSync(inside('current'))).toBe('releases/43')
    expect(existsSync(inside('releases/43/index.html'))).toBe(true)
  })

  it('and a snippet that is a link keep their targets', () => {
    mkdirSync(inside('etc'))
    write('etc/build.conf', 'old')
    chmodSync(inside('etc/build.conf'), 0o640)
    symlinkSync('etc/build.conf', inside('site.nginx.conf'))
    apply()
    expect(readlinkSync(inside('site.nginx.conf'))).toBe('etc/build.conf')
    expect(readFileSync(inside('etc/build.conf'), 'utf8')).toContain('$sirocco_frames')
    expect(modeOf('etc/build.conf')).toBe(0o640)
    expect(readdirSync(inside('etc'))).toEqual(['build.conf'])
  })

  it('keeps what nobody’s run has written: empty folders, links, times and rights', () => {
    apply()
    mkdirSync(inside('site/.well-known/acme-challenge'), { recursive: true })
    mkdirSync(inside('site/uploads'))
    write('site/uploads/a.txt', 'a')
    symlinkSync('uploads', inside('site/link'))
    const rights: [string, number][] = [
      ['site', 0o750],
      ['site/uploads', 0o2775],
      ['site/uploads/a.txt', 0o640],
      ['site/.well-known/acme-challenge', 0o700],
      ['site/assets', 0o711],
    ]
    for (const [name, mode] of rights) chmodSync(inside(name), mode)
    const time = new Date('2026-01-02T03:04:05Z')
    utimesSync(inside('site/uploads/a.txt'), time, time)
    apply()
    expect(rights.map(([name]) => [name, modeOf(name)])).toEqual(rights)
    expect(readlinkSync(inside('site/link'))).toBe('uploads')
    expect(statSync(inside('site/uploads/a.txt')).mtime).toEqual(time)
  })
})

describe('An error', () => {
  it.each<[string, () => unknown]>([
    [
      'in the brand file',
      () => {
        write('mine.json', '{')
      },
    ],
    [
      'in a picture',
      () => {
        mkdirSync(inside('mine'))
        write('mine/a.png', 'text')
      },
    ],
    [
      'in the build',
      () => {
        rmSync(inside('build/.vite'), { recursive: true })
      },
    ],
    [
      'at the list of packages',
      () => {
        rmSync(inside('build/.release'), { recursive: true })
      },
    ],
    [
      'at a foreign file',
      () =>
        new Promise<void>((done) => {
          const socket = createServer().listen(inside('site/socket'), done)
          onTestFinished(() => void socket.close())
        }),
    ],
    [
      'at the snippet',
      () => {
        rmSync(inside('site.nginx.conf'))
        mkdirSync(inside('site.nginx.conf'))
      },
    ],
    [
      'at a snippet whose link has no end',
      () => {
        rmSync(inside('site.nginx.conf'))
        symlinkSync('site.nginx.conf', inside('site.nginx.conf'))
      },
    ],
    [
      'at a snippet in a place that is no folder',
      () => {
        rmSync(inside('site.nginx.conf'))
        symlinkSync('mine.json/x', inside('site.nginx.conf'))
      },
    ],
    [
      'at a snippet in the site, after the new site has taken its place',
      () => {
        mkdirSync(inside('site/etc'))
        rmSync(inside('site.nginx.conf'))
        symlinkSync('site/etc/build.conf', inside('site.nginx.conf'))
      },
    ],
  ])('%s leaves all as it was', async (_, spoil) => {
    apply()
    place.writeBrand({ name: 'Other' })
    await spoil()
    const before = stateOf('')
    expect(() => apply()).toThrow()
    expect(stateOf('')).toEqual(before)
  })

  it('leaves no new folder', () => {
    rmSync(inside('build/.release'), { recursive: true })
    expect(() => apply('new/folder/site')).toThrow()
    expect(existsSync(inside('new'))).toBe(false)
  })
})
