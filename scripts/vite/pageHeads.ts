/**
 * Vite plug-in (QUALITY M6): writes a copy of index.html with its own head for each public page and
 * language below `pages/`, and robots.txt and sitemap.xml, so that search engines and link previews need
 * no JavaScript. The servers choose the copy by path and `?lng=` (requestPath.ts, sirocco.conf).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { LanguageCode } from '../../src/domain/entities.ts'
import { spoken } from '../../src/domain/languages.ts'
import { addressOf, pageHead, type HeadBrand, type HeadTextKey } from '../../src/domain/pageHead.ts'
import { publicPages, publicPagesOf, type PublicPage } from '../../src/domain/publicPages.ts'
import type { CheckedBrand } from './brand.ts'
import { textsIn } from './texts.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
}
const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => entities[character] ?? '')

/** The head of a page in a language as HTML; of any page that is not public (null). */
export function headHtml(page: PublicPage | null, language: LanguageCode, brand: HeadBrand) {
  const say = textsIn(language)
  const { title, tags } = pageHead(page, language, brand, (key: HeadTextKey) => say(key))
  const lines = tags.map(({ name, attributes }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
    return `<${name}${pairs.join('')} />`
  })
  return [`<title>${escaped(title)}</title>`, ...lines].join('\n    ')
}

const [home = null] = publicPages

/** The head of the built index.html: the home page in the brand's first language. */
const firstHead = (brand: HeadBrand): string => headHtml(home, brand.languages[0] ?? 'fr', brand)

/** The title and description of index.html before it gets the whole head. */
const FILLED_IN = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/

/** index.html with the head and the language of another page. */
function pageIn(
  html: string,
  page: PublicPage | null,
  language: LanguageCode,
  brand: HeadBrand,
): string {
  const head = firstHead(brand)
  if (!html.includes(head)) throw new Error('page-heads: index.html has no head')
  return html
    .replace(head, () => headHtml(page, language, brand))
    .replace(/<html lang="\w+" dir="\w+"/, `<html lang="${language}" dir="${spoken[language].dir}"`)
}

/**
 * The pages of a build by their path in it. Pages in the first language have no folder of their own, and
 * its home page is index.html.
 */
export function pagesOf(html: string, brand: HeadBrand): [path: string, html: string][] {
  return brand.languages.flatMap((language, index) => {
    const folder = index === 0 ? 'pages' : `pages/${language}`
    const pages = [...publicPagesOf(brand), null].filter((page) => index > 0 || page?.path !== '/')
    return pages.map((page): [string, string] => {
      const name = page === null ? '/other' : page.path === '/' ? '/home' : page.path
      return [`${folder}${name}.html`, pageIn(html, page, language, brand)]
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

export function pageHeads({ brand }: CheckedBrand): Plugin {
  return {
    name: 'page-heads',
    transformIndexHtml: {
      // After Vite has replaced the links to files, because it would take these links for files.
      order: 'post',
      handler: (html) => html.replace(FILLED_IN, () => firstHead(brand)),
    },
    writeBundle({ dir = '' }) {
      const map = sitemap(brand)
      const files = [
        ...pagesOf(readFileSync(join(dir, 'index.html'), 'utf8'), brand),
        ['robots.txt', robots(brand)] as const,
        ...(map === null ? [] : [['sitemap.xml', map] as const]),
      ]
      for (const [name, text] of files) {
        mkdirSync(dirname(join(dir, name)), { recursive: true })
        writeFileSync(join(dir, name), text)
      }
    },
  }
}
