import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBrandPlace, type BrandPlace } from '../../tests/support/brandPlace'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>'

let place: BrandPlace
const apply = () => place.apply()
const inside = (name: string) => place.inside(name)
const read = (name: string) => readFileSync(inside(name), 'utf8')
const write = (name: string, text: string) => {
  writeFileSync(inside(name), text)
}

beforeEach(() => {
  place = openBrandPlace()
})
afterEach(() => {
  place.close()
})

describe('A brand’s folder of pictures', () => {
  it('may be a mounted one: links to files and folders, and a link as a whole', () => {
    mkdirSync(inside('..data/pictures'), { recursive: true })
    mkdirSync(inside('volume'))
    renameSync(inside('..data'), inside('volume/..data'))
    write('volume/..data/own.svg', SVG)
    write('volume/..data/pictures/logo.svg', `${SVG}\n`)
    symlinkSync('..data/own.svg', inside('volume/own.svg'))
    symlinkSync('..data/pictures', inside('volume/brand'))
    symlinkSync('volume', inside('mine'))
    place.writeBrand({ logo: '/own.svg' })
    expect(apply()).toEqual([])
    expect(read('site/own.svg')).toBe(SVG)
    expect(read('site/brand/logo.svg')).toBe(`${SVG}\n`)
    expect(lstatSync(inside('site/own.svg')).isFile()).toBe(true)
    expect(existsSync(inside('site/..data'))).toBe(false)
  })

  it('with a link that leads nowhere is refused, one that leads around it ends', () => {
    mkdirSync(inside('mine'))
    symlinkSync('nowhere.svg', inside('mine/gone.svg'))
    symlinkSync('.', inside('mine/again'))
    expect(() => apply()).toThrow('gone.svg, in the folder of pictures, leads to no file')
    rmSync(inside('mine/gone.svg'))
    expect(apply()).toEqual([])
  })

  it('may be readable for its owner alone; the site is for everybody', () => {
    mkdirSync(inside('mine'))
    write('mine/own.svg', SVG)
    chmodSync(inside('mine/own.svg'), 0o400)
    apply()
    expect(statSync(inside('site/own.svg')).mode & 0o444).toBe(0o444)
  })
})
