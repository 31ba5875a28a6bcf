import type { Location } from 'react-router-dom'
import { SHOWN_AT_ONCE } from '@/domain/constants'

const MAX_PAGES = 1000
const PREFIX = 'pages '
type Address = Pick<Location, 'pathname' | 'search'>

const nameOf = ({ pathname, search }: Address) => `${PREFIX}${pathname}${search}`

interface Shown {
  pages: number
  /** The number of items; fewer than loaded if an answer was too long to draw at once. */
  shown: number
}

export const FIRST_PAGE: Shown = { pages: 1, shown: 0 }

/** Decisions 8: how much of its list a page showed, so that Back shows as much after another view. */
export function rememberPages(address: Address, { pages, shown }: Shown): void {
  if (pages <= 1 && shown <= SHOWN_AT_ONCE) return
  try {
    sessionStorage.setItem(nameOf(address), `${pages} ${shown}`)
  } catch {
    // Storage is blocked or full; Back then starts at page 1.
  }
}

export function rememberedPages(address: Address): Shown {
  try {
    const [pages = 1, shown = 0] = (sessionStorage.getItem(nameOf(address)) ?? '')
      .split(' ')
      .map((text) => (/^\d{1,6}$/.test(text) ? Number(text) : 0))
    return { pages: Math.min(Math.max(pages, 1), MAX_PAGES), shown }
  } catch {
    return FIRST_PAGE
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
