import type { Location } from 'react-router-dom'

const MOST = 1000
const nameOf = ({ key, pathname, search }: Location) => `pages ${key} ${pathname}${search}`

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
    return Number.isInteger(pages) && pages >= 1 && pages <= MOST ? pages : 1
  } catch {
    return 1
  }
}
