import type { Location } from 'react-router-dom'
import { placeName } from '@/lib/dom/placeName'

const MAX_PAGES = 1000
const PREFIX = 'pages '
const nameOf = (location: Location) => `${PREFIX}${placeName(location)}`

/**
 * Decisions 8: stores how many pages a list showed at a history entry, so that Back can load as many again
 * if another view has replaced the list.
 */
export function rememberPages(location: Location, pages: number): void {
  try {
    sessionStorage.setItem(nameOf(location), String(pages))
  } catch {
    // Storage is blocked or full; Back then starts at page 1.
  }
}

/** The stored number of pages, or 1. */
export function rememberedPages(location: Location): number {
  try {
    const pages = Number(sessionStorage.getItem(nameOf(location)))
    return Number.isInteger(pages) && pages >= 1 && pages <= MAX_PAGES ? pages : 1
  } catch {
    return 1
  }
}

/** Decisions 4: URLs may contain the player's searches. */
export function forgetPages(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
    }
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
