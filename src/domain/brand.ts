import type { PageData } from './brandShape.ts'
import { protectionOf } from './protection.ts'

/** The id of the data block in index.html. */
const BLOCK = 'settings'

/** Decisions 39: one build serves every brand, so the page contains the brand's data. */
export const pageData = JSON.parse(
  document.getElementById(BLOCK)?.textContent ?? 'null',
) as PageData

export const { brand } = pageData

export const protection = protectionOf(brand.protection)

/** Spec §9: numbers that the operator sets. */
export const { pragmatic: PRAGMATIC_PROVIDER } = brand.providers
export const {
  games: GAME_PAGE_SIZE,
  providers: PROVIDER_PAGE_SIZE,
  providerRow: PROVIDER_ROW_SIZE,
} = brand.pageSizes
