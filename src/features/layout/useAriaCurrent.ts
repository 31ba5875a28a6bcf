import { useLocation } from 'react-router-dom'
import type { NavLinkItem } from './navigation'

/** The `aria-current` of a link: `page` on its own page, `true` on other pages of its section. */
export function useAriaCurrent({ path, section }: NavLinkItem): 'page' | 'true' | undefined {
  const { pathname } = useLocation()
  if (pathname === path) return 'page'
  if (section === undefined) return undefined
  return pathname === section || pathname.startsWith(`${section}/`) ? 'true' : undefined
}
