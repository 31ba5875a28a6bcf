import type { TFunction } from 'i18next'
import { matchPath } from 'react-router-dom'
import { comingSoonPages } from '@/domain/comingSoonPages'
import type { LanguageCode } from '@/domain/entities'
import { addressOf, publicPagesOf, type ListKey, type PublicPage } from '@/domain/publicPages'
import { brand, settings } from '@/lib/pageData'

/** The tags of public pages, and of all others. */
const TAGS = 'link[rel="canonical"], link[hreflang], meta[name="robots"]'

function descriptionOf(key: PublicPage['key'] | undefined, t: TFunction): string {
  if (key === undefined || key === 'home') return t('site.description')
  const soon = comingSoonPages.find((page) => page.key === key)
  if (soon) return `${t('soon.text')}. ${t(`soon.sentence.${soon.key}`)}`
  return t(`site.list.${key as ListKey}`)
}

const link = (attributes: Pick<HTMLLinkElement, 'rel' | 'href'> & { hreflang?: string }) =>
  Object.assign(document.createElement('link'), attributes)

function addressTags({ path }: PublicPage, language: LanguageCode): HTMLElement[] {
  const [first = language] = brand.languages
  const site = settings.site ?? window.location.origin
  const href = (code: LanguageCode) => addressOf(site, path, code, brand)
  const alternate = (hreflang: string, code: LanguageCode) =>
    link({ rel: 'alternate', hreflang, href: href(code) })
  return [
    link({ rel: 'canonical', href: href(language) }),
    ...brand.languages.map((code) => alternate(code, code)),
    alternate('x-default', first),
  ]
}

/** The tags for search engines, which must not list pages that are not public. */
export function showHead(pathname: string, language: LanguageCode, t: TFunction): void {
  const page = publicPagesOf(brand).find(({ path }) => matchPath(path, pathname))
  const noindex = { name: 'robots', content: 'noindex' }
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', descriptionOf(page?.key, t))
  for (const old of document.head.querySelectorAll(TAGS)) old.remove()
  document.head.append(
    ...(page
      ? addressTags(page, language)
      : [Object.assign(document.createElement('meta'), noindex)]),
  )
}
