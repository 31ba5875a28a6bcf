import { matchPath, useLocation } from 'react-router-dom'
import type { NavGroupItem, NavLinkItem } from './navigation'

/** The `aria-current` of a link: `page` on its own page, `true` on other pages of its section. */
export function useAriaCurrent({ path, section }: NavLinkItem): 'page' | 'true' | undefined {
  const { pathname } = useLocation()
  if (matchPath(path, pathname)) return 'page'
  return section !== undefined && matchPath(`${section}/*`, pathname) ? 'true' : undefined
}

export function useIsInside(group: NavGroupItem): boolean {
  const { pathname } = useLocation()
  return [group, ...group.links].some(({ path }) => matchPath(path, pathname))
}
