import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkBrand, productOf } from './checkedBrand'
import { loadBrand } from './vitePlugin'
import { manifestOf } from './webManifest'
import { routes } from '@/app/routes'

const product = productOf('src/styles/tokens.css', 'public', 'brands/sirocco.json')

describe('the web manifest', () => {
  it.each(['', 'atlas'])(
    'of the brand "%s" has a language, a direction, shortcuts and pictures',
    async (name) => {
      const chosen = loadBrand(name)
      const manifest = manifestOf(chosen)
      const [language = ''] = chosen.brand.languages
      expect(manifest.lang).toBe(language)
      expect(manifest.dir).toBe('ltr')
      expect(manifest.description).not.toBe('')
      for (const { name: label, url } of manifest.shortcuts) {
        expect(label).not.toBe('')
        expect(routes.map(({ path }) => path)).toContain(url)
      }
      expect(manifest.screenshots.map(({ form_factor: kind }) => kind)).toEqual(['wide', 'narrow'])
      for (const { src, sizes } of manifest.screenshots) {
        const file = `${chosen.pictures ?? 'public'}${src}`
        expect(existsSync(file)).toBe(true)
        const { width, height, format } = await sharp(readFileSync(file)).metadata()
        expect([`${String(width)}x${String(height)}`, format]).toEqual([sizes, 'webp'])
      }
    },
  )

  it('in Arabic is written from right to left', () => {
    const chosen = loadBrand()
    const brand = { ...chosen.brand, languages: ['ar'] as const }
    expect(manifestOf({ ...chosen, brand })).toMatchObject({ lang: 'ar', dir: 'rtl' })
  })

  it('of a brand without pictures shows none of the house brand', () => {
    const { checked } = checkBrand({ ...product.valid, name: 'Own' }, product, null)
    const { icons, screenshots } = manifestOf(checked)
    expect(screenshots).toEqual([])
    expect(icons.map(({ src, sizes }) => [src, sizes])).toEqual([
      ['/brand/favicon.svg', 'any'],
      ['/brand/icon-maskable.svg', 'any'],
    ])
  })
})
