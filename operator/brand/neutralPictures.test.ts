import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import atlas from '../../brands/atlas.json'
import { checkBrand, productOf } from './checkedBrand'
import { contrast, toRgba } from './brandColours'
import type { BrandFile } from '@/domain/brandShape'
import { fewerRuns } from '../../tests/support/propertyRuns'

const product = productOf('src/styles/tokens.css', 'public', 'brands/sirocco.json')
const house = product.valid

const drawnFor = (change: Partial<BrandFile>) =>
  checkBrand({ ...house, ...change }, product, null).checked.drawn ?? {}
const shown = (svg = '') => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
const letterOf = (name: string) =>
  shown(drawnFor({ name })['/brand/favicon.svg']).textContent.trim()

describe('The pictures of a brand that names none', () => {
  it.each([
    ['Mistral', 'M'],
    ['élan', 'É'],
    ['سيروكو', 'س'],
    ['👩‍🚀 Orbit', '👩‍🚀'],
    ['e\u0301lan', 'E\u0301'],
  ])('of %s show %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter)
  })

  it('are whole pictures for any allowed name, and the logo says the name', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(names, (name) => {
        const { problems, checked } = checkBrand({ ...house, name }, product, null)
        fc.pre(problems.length === 0 && name !== house.name)
        const [icon, logo] = ['favicon', 'logo'].map((file) =>
          shown(checked.drawn?.[`/brand/${file}.svg`]),
        )
        expect([icon?.localName, logo?.localName]).toEqual(['svg', 'svg'])
        expect(logo?.lastElementChild?.textContent).toBe(name)
      }),
      fewerRuns(2),
    )
  })

  it('have a readable letter on each of the colours behind it, which are the brand’s', () => {
    const emblem = shown(drawnFor({ name: 'Own', colours: atlas.colours })['/brand/favicon.svg'])
    const letter = toRgba(emblem.querySelector('text')?.getAttribute('fill') ?? '')
    const behind = [...emblem.querySelectorAll('stop')].map((stop) =>
      stop.getAttribute('stop-color'),
    )
    expect(behind).toContain(atlas.colours['saffron-400'])
    for (const colour of behind) {
      const ground = toRgba(colour ?? '')
      expect(letter && ground && contrast(letter, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('take the place of every picture of the house that the app shows', () => {
    const page = readFileSync('index.html', 'utf8')
    const drawn = drawnFor({ name: 'Own' })
    for (const [, path = ''] of page.matchAll(/"(\/(?:brand|banners)\/[^"]+)"/g))
      expect(Object.keys(drawn)).toContain(path)
  })

  it('are not drawn for the house brand', () => {
    expect(checkBrand(house, product, null).checked.drawn).toBeNull()
  })

  it('are all that a logo may be where the brand has no folder', () => {
    const problems = (logo: string) =>
      checkBrand({ ...house, name: 'Own', logo }, product, null).problems
    expect(problems('/brand/logo.svg')).toEqual([])
    expect(problems('/brand/icon-512.png')).toEqual([
      'logo is "/brand/icon-512.png", which is in no folder of pictures',
    ])
  })
})
