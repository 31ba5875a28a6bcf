import type { Location } from 'react-router-dom'
import { placeName } from '@/lib/dom/placeName'

const MAX_PAGES = 1000
const PREFIX = 'pages '
const nameOf = (place: Location) => `${PREFIX}${placeName(place)}`

/**
 * Decisions 8: how many pages a list showed at a place of the history, so that Back can ask for as
 * many again where another view has replaced the list.
 */
export function rememberPages(place: Location, pages: number): void {
  try {
    sessionStorage.setItem(nameOf(place), String(pages))
  } catch {
    // Blocked or full: Back then starts at page 1.
  }
}

/** At least 1. */
export function rememberedPages(place: Location): number {
  try {
    const pages = Number(sessionStorage.getItem(nameOf(place)))
    return Number.isInteger(pages) && pages >= 1 && pages <= MAX_PAGES ? pages : 1
  } catch {
    return 1
  }
}

/** Decisions 4: addresses may hold what a player searched for. */
export function forgetPages(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
    }
  } catch {
    // Blocked: there are none.
  }
}
