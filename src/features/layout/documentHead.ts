import type { TFunction } from 'i18next'
import { matchPath } from 'react-router-dom'
import { brand } from '@/domain/brand'
import { settings } from '@/domain/settings'
import type { LanguageCode } from '@/domain/entities'
import { pageHead } from '@/domain/pageHead'
import { publicPagesOf } from '@/domain/publicPages'

/** The tags that differ between pages and languages. */
const TAGS =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"], link[hreflang]'

const known = { ...brand, ...settings }

/** QUALITY M6: replaces the served head by that of the current page in the current language. */
export function showHead(pathname: string, language: LanguageCode, t: TFunction): void {
  const page = publicPagesOf(brand).find(({ path }) => matchPath(path, pathname)) ?? null
  const elements = pageHead(page, language, known, (key) => t(key)).tags.map((tag) => {
    const element = document.createElement(tag.name)
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value)
    return element
  })
  for (const old of document.head.querySelectorAll(TAGS)) old.remove()
  document.head.append(...elements)
}
