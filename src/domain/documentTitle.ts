import { brand } from './brand.ts'

/** The document's title: the page's name and the brand's name. */
export function documentTitle(page: string): string {
  return page === '' || page === brand.name ? brand.name : `${page} · ${brand.name}`
}
