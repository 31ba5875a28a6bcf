/**
 * QUALITY M6: a copy of index.html with its own head for each public page and language below `pages/`, and
 * robots.txt and sitemap.xml, so that search engines and link previews need no JavaScript. The servers
 * choose the copy by path and `?lng=` (requestPath.ts, sirocco.conf).
 */
import type { LanguageCode } from '../../src/domain/entities.ts'
import { spoken } from '../../src/domain/spoken.ts'
import { addressOf, pageHead, type HeadBrand, type HeadTextKey } from '../../src/domain/pageHead.ts'
import { publicPages, publicPagesOf, type PublicPage } from '../../src/domain/publicPages.ts'
import type { CheckedBrand } from '../brand/checkedBrand.ts'
import { sayIn } from './texts.ts'

/** What the heads of a site depend on. */
export type HeadSite = Pick<CheckedBrand, 'brand' | 'environment' | 'texts'>

const headBrand = ({ brand, environment }: HeadSite): HeadBrand => ({ ...environment, ...brand })

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
}
const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => entities[character] ?? '')

/** The head of a page in a language as HTML; of any page that is not public (null). */
export function headHtml(page: PublicPage | null, language: LanguageCode, site: HeadSite) {
  const say = sayIn(site.texts[language])
  const known = headBrand(site)
  const { title, tags } = pageHead(page, language, known, (key: HeadTextKey) => say(key))
  const lines = tags.map(({ name, attributes }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
    return `<${name}${pairs.join('')} />`
  })
  return [`<title>${escaped(title)}</title>`, ...lines].join('\n    ')
}

const [home = null] = publicPages

/** The head of the built index.html: the home page in the brand's first language. */
export const firstHead = (site: HeadSite): string =>
  headHtml(home, site.brand.languages[0] ?? 'fr', site)

/** index.html with the head and the language of another page. */
function pageIn(
  html: string,
  page: PublicPage | null,
  language: LanguageCode,
  site: HeadSite,
): string {
  const head = firstHead(site)
  if (!html.includes(head)) throw new Error('page-heads: index.html has no head')
  return html
    .replace(head, () => headHtml(page, language, site))
    .replace(/<html lang="\w+" dir="\w+"/, `<html lang="${language}" dir="${spoken[language].dir}"`)
}

/**
 * The pages of a build by their path in it. Pages in the first language have no folder of their own, and
 * its home page is index.html.
 */
export function pagesOf(html: string, site: HeadSite): [path: string, html: string][] {
  const { brand } = site
  return brand.languages.flatMap((language, index) => {
    const folder = index === 0 ? 'pages' : `pages/${language}`
    const pages = [...publicPagesOf(brand), null].filter((page) => index > 0 || page?.path !== '/')
    return pages.map((page): [string, string] => {
      const name = page === null ? '/other' : page.path === '/' ? '/home' : page.path
      return [`${folder}${name}.html`, pageIn(html, page, language, site)]
    })
  })
}

/** Private pages are not listed here, because a crawler must be able to read `noindex` in their heads. */
export const robots = ({ site }: HeadBrand): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...(site === undefined ? [] : ['', `Sitemap: ${site}/sitemap.xml`]),
    '',
  ].join('\n')

/** The sitemap with all public pages in all languages; null without `site`, because it needs full addresses. */
export function sitemap(brand: HeadBrand): string | null {
  if (brand.site === undefined) return null
  const entries = publicPagesOf(brand).flatMap(({ path }) => {
    const others = brand.languages.map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(path, code, brand)}"/>`,
    )
    return brand.languages.map((code) =>
      ['<url>', `<loc>${addressOf(path, code, brand)}</loc>`, ...others, '</url>'].join(''),
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** The files of a brand's pages for crawlers, by their path in the build. */
export function pageFiles(html: string, site: HeadSite): [path: string, text: string][] {
  const known = headBrand(site)
  const map = sitemap(known)
  return [
    ...pagesOf(html, site),
    ['robots.txt', robots(known)],
    ...(map === null ? [] : [['sitemap.xml', map] as [string, string]]),
  ]
}
