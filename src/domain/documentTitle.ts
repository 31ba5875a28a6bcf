import { brand } from './brand.ts'

export function documentTitle(page: string): string {
  return page === '' || page === brand.name ? brand.name : `${page} · ${brand.name}`
}
