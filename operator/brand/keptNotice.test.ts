import {
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBrandPlace, type BrandPlace } from '../../tests/support/brandPlace'

let place: BrandPlace
const inside = (name: string) => place.inside(name)
const write = (name: string, text: string) => {
  writeFileSync(inside(name), text)
}
const apply = () => place.apply()

describe("The operator's notice", () => {
  const shipped = '{}\n'
  const own = '{"kind":"info"}'
  const notice = (name = 'site') => readFileSync(inside(`${name}/notice.json`), 'utf8')
  beforeEach(() => {
    place = openBrandPlace()
    write('build/.brand/public/notice.json', shipped)
  })

  afterEach(() => {
    place.close()
  })

  it('is empty in a new site', () => {
    apply()
    expect(notice()).toBe(shipped)
  })

  it('stays when a brand or a new build is applied, and is never compressed', () => {
    apply()
    write('site/notice.json', own.padEnd(2000))
    apply()
    write('build/assets/start.js', 'new')
    apply()
    expect(notice()).toBe(own.padEnd(2000))
    expect(readdirSync(inside('site')).filter((name) => name.startsWith('notice'))).toEqual([
      'notice.json',
    ])
    expect(readFileSync(inside('site/.release/files.json'), 'utf8')).not.toContain('"notice.json')
  })

  it('stays a link to a file elsewhere', () => {
    apply()
    rmSync(inside('site/notice.json'))
    symlinkSync('../mine-notice.json', inside('site/notice.json'))
    apply()
    expect(readlinkSync(inside('site/notice.json'))).toBe('../mine-notice.json')
  })

  it('comes back empty where it was removed', () => {
    apply()
    rmSync(inside('site/notice.json'))
    apply()
    expect(notice()).toBe(shipped)
  })
})
