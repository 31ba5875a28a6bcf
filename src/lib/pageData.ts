import type { PageData } from '@/domain/brandShape'
import { protectionOf } from '@/domain/protection'

/** Decisions 39: one build serves every brand, so index.html contains the brand's data. */
const pageData = JSON.parse(document.getElementById('settings')?.textContent ?? 'null') as PageData

export const { brand, settings } = pageData

export const protection = protectionOf(brand.protection)

/** Spec §9: numbers that the operator sets. */
export const { pragmatic: PRAGMATIC_PROVIDER } = brand.providers
export const {
  games: GAME_PAGE_SIZE,
  providers: PROVIDER_PAGE_SIZE,
  providerRow: PROVIDER_ROW_SIZE,
} = brand.pageSizes
