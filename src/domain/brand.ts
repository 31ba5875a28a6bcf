import type { PageData } from './brandShape.ts'
import { protectionOf } from './protection.ts'

/** The id of the data block in index.html. */
const BLOCK = 'settings'

/** Decisions 39: one build serves every brand, so the page says which one it is. */
export const pageData = JSON.parse(
  document.getElementById(BLOCK)?.textContent ?? 'null',
) as PageData

/** The operator's choices (Decisions 1). Texts are translations. */
export const { brand } = pageData

/** The brand's switches for safer play. */
export const protection = protectionOf(brand.protection)

/** Spec §9: numbers that the operator sets. */
export const { pragmatic: PRAGMATIC_PROVIDER } = brand.providers
export const {
  games: GAME_PAGE_SIZE,
  providers: PROVIDER_PAGE_SIZE,
  providerRow: PROVIDER_ROW_SIZE,
} = brand.pageSizes
