import { addressOf, publicPagesOf } from '../../src/domain/publicPages.ts'
import type { CheckedBrand } from './checkedBrand.ts'

type Site = Pick<CheckedBrand, 'brand' | 'environment'>

/** Private pages are not listed, because a crawler must read a page to find its `noindex`. */
const robots = (site: string | undefined): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...(site === undefined ? [] : ['', `Sitemap: ${site}/sitemap.xml`]),
    '',
  ].join('\n')

/** All public pages in all languages. */
function sitemap({ brand }: Site, site: string): string {
  const entries = publicPagesOf(brand).flatMap(({ path }) =>
    brand.languages.map((code) => addressOf(site, path, code, brand)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

/** The files for crawlers by their names. Without `site` there is no sitemap, because it needs full addresses. */
export function crawlerFiles(chosen: Site): [name: string, text: string][] {
  const { site } = chosen.environment
  return [
    ['robots.txt', robots(site)],
    ...(site === undefined
      ? []
      : [['sitemap.xml', sitemap(chosen, site)] satisfies [string, string]]),
  ]
}
