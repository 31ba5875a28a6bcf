import type { Brand, Environment } from './brandShape.ts'
import { comingSoonPages, type ComingSoonKey } from './comingSoonPages.ts'
import { titleFor } from './documentTitle.ts'
import type { LanguageCode } from './entities.ts'
import type { Path } from './paths.ts'
import type { ListKey, PublicPage } from './publicPages.ts'

/** A tag of a page's head besides its title. */
interface HeadTag {
  name: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

interface PageHead {
  title: string
  tags: HeadTag[]
}

/** The texts of heads. */
export type HeadTextKey =
  | `title.${PublicPage['key']}`
  | 'site.description'
  | `site.list.${ListKey}`
  | 'soon.text'
  | `soon.sentence.${ComingSoonKey}`

type Say = (key: HeadTextKey) => string

/** What heads need to know. */
export type HeadBrand = Pick<Brand, 'name' | 'languages' | 'ownPages'> & Pick<Environment, 'site'>

/** Open Graph has only languages with a territory. */
const openGraphLocales: Readonly<Record<LanguageCode, string>> = {
  fr: 'fr_FR',
  en: 'en_GB',
  ar: 'ar_AR',
}

const PICTURE = '/brand/icon-512.png'

/**
 * The address of a page in a language, for visitors without a saved language; without `site`,
 * a path.
 */
export function addressOf(path: Path, language: LanguageCode, { languages, site }: HeadBrand) {
  const query = language === languages[0] ? '' : `?lng=${language}`
  return `${site ?? ''}${path}${query}`
}

function descriptionOf({ key }: PublicPage, say: Say): string {
  if (key === 'home') return say('site.description')
  const soon = comingSoonPages.find((page) => page.key === key)
  if (soon) return `${say('soon.text')}. ${say(`soon.sentence.${soon.key}`)}`
  return say(`site.list.${key as ListKey}`)
}

const meta = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { name, content },
})
const property = (key: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: `og:${key}`, content },
})
const alternate = (hreflang: string, href: string): HeadTag => ({
  name: 'link',
  attributes: { rel: 'alternate', hreflang, href },
})

function addressTags({ path }: PublicPage, language: LanguageCode, brand: HeadBrand): HeadTag[] {
  const [first = 'fr'] = brand.languages
  const own = addressOf(path, language, brand)
  return [
    { name: 'link', attributes: { rel: 'canonical', href: own } },
    ...brand.languages.map((code) => alternate(code, addressOf(path, code, brand))),
    alternate('x-default', addressOf(path, first, brand)),
    // Only full addresses are allowed here.
    ...(brand.site === undefined ? [] : [property('url', own)]),
  ]
}

/**
 * QUALITY M6: the head of a public page in a language; of any other page (null), which search engines
 * must not list.
 */
export function pageHead(
  page: PublicPage | null,
  language: LanguageCode,
  brand: HeadBrand,
  say: Say,
): PageHead {
  const title = page === null ? brand.name : titleFor(say(`title.${page.key}`), brand.name)
  const description = page === null ? say('site.description') : descriptionOf(page, say)
  return {
    title,
    tags: [
      meta('description', description),
      ...(page === null ? [meta('robots', 'noindex')] : addressTags(page, language, brand)),
      property('type', 'website'),
      property('site_name', brand.name),
      property('locale', openGraphLocales[language]),
      property('title', title),
      property('description', description),
      ...(brand.site === undefined ? [] : [property('image', `${brand.site}${PICTURE}`)]),
    ],
  }
}
