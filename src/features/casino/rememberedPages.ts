import type { Location } from 'react-router-dom'
import { tabKeys, tabStorage } from '@/device/tabStorage'
import { SHOWN_AT_ONCE } from '@/domain/constants'

const MAX_PAGES = 1000
type Address = Pick<Location, 'pathname' | 'search'>

const nameOf = ({ pathname, search }: Address) => `${tabKeys.pages}${pathname}${search}`

interface Shown {
  pages: number
  /** The number of items; fewer than loaded if an answer was too long to draw at once. */
  shown: number
}

export const FIRST_PAGE: Shown = { pages: 1, shown: 0 }

/** Decisions 8: how much of its list a page showed, so that Back shows as much after another view. */
export function rememberPages(address: Address, { pages, shown }: Shown): void {
  if (pages <= 1 && shown <= SHOWN_AT_ONCE) return
  tabStorage.set(nameOf(address), `${pages} ${shown}`)
}

export function rememberedPages(address: Address): Shown {
  const [pages = 1, shown = 0] = (tabStorage.get(nameOf(address)) ?? '')
    .split(' ')
    .map((text) => (/^\d{1,6}$/.test(text) ? Number(text) : 0))
  return { pages: Math.min(Math.max(pages, 1), MAX_PAGES), shown }
}
