import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CheckedBrand } from '../../../scripts/brand/checkedBrand'
import { fillIn } from '../../../scripts/brand/page'
import { loadBrand } from '../../../scripts/vite/brand'
import { brandProblems } from '@/domain/brandRules'
import type { BrandFile } from '@/domain/brandShape'

const house = JSON.parse(readFileSync('brands/sirocco.json', 'utf8')) as BrandFile
const page = readFileSync('index.html', 'utf8')

/** The document title before any script runs, for a brand of that name. */
function titleOf(chosen: CheckedBrand, name: string) {
  const html = fillIn(page, { ...chosen, brand: { ...chosen.brand, name } })
  return new DOMParser().parseFromString(html, 'text/html').title
}

describe('S23: the name of a brand in the shell', () => {
  it.each(['Ca$$ino', "Win$'s", '$`', '$1'])('%s stays unchanged', (name) => {
    expect(titleOf(loadBrand(), name)).toBe(`Accueil · ${name}`)
  })

  it('any allowed name stays unchanged', () => {
    const chosen = loadBrand()
    const names = fc
      .string({
        unit: fc.constantFrom('$', '`', "'", '1', '9', 'a', 'Z', ' ', 'é'),
        minLength: 1,
        maxLength: 12,
      })
      .filter((name) => brandProblems({ ...house, name }, () => true).length === 0)
      .map((name) => name.replace(/\s+/g, ' '))
    fc.assert(
      fc.property(names, (name) => {
        expect(titleOf(chosen, name)).toBe(`Accueil · ${name}`)
      }),
    )
  })
})
