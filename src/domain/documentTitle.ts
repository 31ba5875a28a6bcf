import { brand } from './brand.ts'

/** The document's title: the page's own name, then the brand's. */
export function documentTitle(page: string): string {
  return page === '' || page === brand.name ? brand.name : `${page} · ${brand.name}`
}
