import { useMemo } from 'react'
import type { GameType } from '@/domain/entities'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { GAME_PAGE_SIZE } from '@/lib/pageData'
import type { GameListQuery } from '@/store/lists/gameEntries'
import { useAppSelector } from '@/store/hooks'
import { selectEntryFor } from './selectEntryFor'
import type { GameFilters } from './useGameFilters'

const sizes = Object.values(GAME_PAGE_SIZE)

/** Decisions 7: a list keeps the page size of its first request until it is cleared, in any layout. */
export function useListQuery(
  type: GameType,
  { provider, category, search }: GameFilters,
): GameListQuery {
  const isMobile = useIsMobile()
  const filters = useMemo(
    () => ({
      type,
      ...(provider !== '' && { provider }),
      ...(category !== '' && { category }),
      ...(search !== '' && { search }),
    }),
    [category, provider, search, type],
  )
  const known = useAppSelector((state) =>
    sizes.find((size) => selectEntryFor(state, { ...filters, size })),
  )
  const size = known ?? (isMobile ? GAME_PAGE_SIZE.mobile : GAME_PAGE_SIZE.desktop)
  return useMemo(() => ({ ...filters, size }), [filters, size])
}
