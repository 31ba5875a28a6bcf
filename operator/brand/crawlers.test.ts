import { describe, expect, it } from 'vitest'
import { crawlerFiles } from './crawlers'
import { loadBrand } from './vitePlugin'
import { publicPages } from '@/domain/publicPages'

const filesOf = (env: Record<string, string>) => {
  const { brand, environment } = loadBrand('', env)
  const own = { ...brand, ownPages: { '/sport_rules': 'https://a.example/rules' } as const }
  return Object.fromEntries(crawlerFiles({ brand: own, environment }))
}

describe('the files for crawlers', () => {
  it('without the address of the site are a robots.txt that excludes only the backend', () => {
    expect(filesOf({})).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /api/\n' })
  })

  it('with it also a sitemap of each public page in each language, except pages on another site', () => {
    const files = filesOf({ VITE_SITE_URL: 'https://a.example' })
    expect(files['robots.txt']).toContain('\nSitemap: https://a.example/sitemap.xml\n')
    const map = new DOMParser().parseFromString(files['sitemap.xml'] ?? '', 'text/xml')
    const found = [...map.querySelectorAll('url > loc')].map((each) => each.textContent)
    const [, ...others] = loadBrand('', {}).brand.languages
    const expected = publicPages
      .filter(({ path }) => path !== '/sport_rules')
      .flatMap(({ path }) =>
        ['', ...others.map((code) => `?lng=${code}`)].map(
          (lng) => `https://a.example${path}${lng}`,
        ),
      )
    expect(found).toEqual(expected)
  })

  it('need a site that is an address', () => {
    expect(() => filesOf({ VITE_SITE_URL: 'b.example' })).toThrow('environment.site is "b.example"')
  })
})
