import fc from 'fast-check'
import { existsSync, readFileSync } from 'node:fs'
import { isValidElement, type ReactNode } from 'react'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loadBrand } from '../../../scripts/vite/brand'
import { headHtml, pagesOf, robots, sitemap } from '../../../scripts/vite/pageHeads'
import { pageFilesOf } from '../../../scripts/vite/requestPath'
import { manifestOf } from '../../../scripts/vite/webManifest'
import { routes } from '@/app/routes'
import { languages } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { publicPages } from '@/domain/publicPages'
import { RequireLogin } from '@/features/session/RequireLogin'

const house = loadBrand()
const withSite = { ...house.environment, site: 'https://a.example' }
const atlas = {
  ...house,
  brand: { ...house.brand, name: 'Atlas', languages: ['en', 'ar'] as const },
  environment: withSite,
}
const atlasHead = { ...atlas.brand, ...withSite }
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const home = publicPages[0] ?? null

describe('QUALITY M6: the public pages', () => {
  it('are all pages that need no login and no game of this device', () => {
    const isPrivate = (path: string) => path.endsWith('/play_game') || path === paths.myGames
    const needsLogin = (element: ReactNode) =>
      isValidElement(element) && element.type === RequireLogin
    const open = routes.filter(({ path, element }) => !isPrivate(path) && !needsLogin(element))
    expect(publicPages.map(({ key, path }) => [key, path]).sort()).toEqual(
      open.map(({ handle, path }) => [handle.title, path]).sort(),
    )
  })
})

describe('QUALITY M6: the heads of a build', () => {
  const [first = 'fr'] = house.brand.languages
  const html = `<html lang="fr" dir="ltr"><head>${headHtml(home, first, house)}<script src="/a.js"></script></head>`

  it('there is a page for each public path and language besides index.html, and one for all others', () => {
    const names = pagesOf(html, house).map(([name]) => name)
    expect(names).toHaveLength((publicPages.length + 1) * languages.length - 1)
    expect(names).toEqual(
      expect.arrayContaining([
        'pages/en/home.html',
        'pages/ar/casino/preview.html',
        'pages/en/other.html',
      ]),
    )
  })

  it('each differs from index.html only in its head and its language', () => {
    for (const [, text] of pagesOf(html, house)) {
      const page = parse(text)
      expect(page.querySelectorAll('script')).toHaveLength(1)
      expect(page.querySelectorAll('title')).toHaveLength(1)
      expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    }
  })

  it('the server looks for a page by the name under which the build writes it', () => {
    const names = pagesOf(html, house).map(([name]) => `/${name}`)
    for (const { path } of publicPages) {
      for (const query of ['', 'lng=en', 'lng=ar', 'p=37&lng=ar']) {
        const found = pageFilesOf(path, query).find(
          (name) => names.includes(name) || name === '/index.html',
        )
        const folder = /lng=(\w+)/.exec(query)?.[1]
        const name = path === '/' ? '/home' : path
        const isIndex = path === '/' && folder === undefined
        expect(found).toBe(
          isIndex ? '/index.html' : `/pages${folder ? `/${folder}` : ''}${name}.html`,
        )
      }
    }
  })

  it('any query leads to a file of the build, never out of its folder', () => {
    fc.assert(
      fc.property(fc.string(), (language) => {
        const query = new URLSearchParams({ lng: language }).toString()
        for (const name of pageFilesOf('/casino', query)) {
          expect(name).toMatch(/^\/(?:index|pages\/(?:[a-z]{2}\/)?(?:casino|other))\.html$/)
        }
      }),
    )
  })

  it('without the address of the site, links are paths, and there is no og:url, image or sitemap', () => {
    const page = parse(headHtml(home, 'en', house))
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('/?lng=en')
    expect(page.querySelector('meta[property="og:url"], meta[property="og:image"]')).toBeNull()
    expect(sitemap(house.brand)).toBeNull()
    expect(robots(house.brand)).not.toContain('Sitemap')
  })

  it('VITE_SITE_URL sets the address of the site, and stops the build if it is none', () => {
    const build = (url: string) => loadBrand('', { VITE_SITE_URL: url })
    const page = parse(headHtml(home, 'en', build('https://b.example')))
    expect(page.querySelector('link[hreflang="fr"]')?.getAttribute('href')).toBe(
      'https://b.example/',
    )
    expect(build('').environment.site).toBeUndefined()
    expect(() => build('b.example')).toThrow('environment.site is "b.example"')
  })

  it('with the address of the site, all links are full', () => {
    const page = parse(headHtml(home, 'ar', atlas))
    const href = (css: string) => page.querySelector(css)?.getAttribute('href')
    const content = (css: string) => page.querySelector(css)?.getAttribute('content')
    expect(href('link[rel="canonical"]')).toBe('https://a.example/?lng=ar')
    expect(href('link[hreflang="en"]')).toBe('https://a.example/')
    expect(href('link[hreflang="x-default"]')).toBe('https://a.example/')
    expect(content('meta[property="og:url"]')).toBe('https://a.example/?lng=ar')
    expect(content('meta[property="og:image"]')).toBe('https://a.example/brand/icon-512.png')
    expect(robots(atlasHead)).toContain('Sitemap: https://a.example/sitemap.xml\n')
  })

  it('the sitemap has each page in each language, with its other languages', () => {
    const own = { ...atlasHead, ownPages: { '/sport_rules': 'https://a.example/rules' } }
    const map = new DOMParser().parseFromString(sitemap(own) ?? '', 'text/xml')
    const found = [...map.querySelectorAll('url > loc')].map((each) => each.textContent)
    const expected = publicPages
      .filter(({ path }) => path !== '/sport_rules')
      .flatMap(({ path }) => [`https://a.example${path}`, `https://a.example${path}?lng=ar`])
    expect(found.sort()).toEqual(expected.sort())
    expect(map.getElementsByTagName('xhtml:link')).toHaveLength(expected.length * 2)
  })

  it('any name of a brand stays unchanged', () => {
    const named = (name: string) => ({ ...house, brand: { ...house.brand, name } })
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme-ascii' }), (name) => {
        const page = parse(headHtml(home, 'en', named(`x${name}x`)))
        expect(page.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(
          `x${name}x`,
        )
      }),
    )
  })
})

describe('QUALITY M6: the web manifest', () => {
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
        const file = `${chosen.pictures ?? chosen.productPictures}${src}`
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

  it('of a brand without screenshots does not show those of the house brand', () => {
    const chosen = loadBrand()
    expect(manifestOf({ ...chosen, pictures: 'brands/none' }).screenshots).toEqual([])
  })
})
