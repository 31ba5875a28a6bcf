import { useMemo } from 'react'
import { GAME_PAGE_SIZE } from '@/domain/constants'
import type { GameType } from '@/domain/entities'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import type { GameListQuery } from '@/store/gameEntries'
import { useAppStore } from '@/store/hooks'
import { entryOf } from './useGameEntry'
import type { GameFilters } from './useGameFilters'

const sizes = Object.values(GAME_PAGE_SIZE)

/**
 * What a preview asks for. Decisions 7: a list keeps the page size that it was first asked with
 * until it is cleared, whatever becomes of the layout.
 */
export function useListQuery(
  type: GameType,
  { provider, category, search }: GameFilters,
): GameListQuery {
  const isMobile = useIsMobile()
  const store = useAppStore()

  return useMemo(() => {
    const sized = (page_size: number): GameListQuery => ({
      type,
      page_size,
      ...(provider !== '' && { pro_id: provider }),
      ...(category !== '' && { cat_id: category }),
      ...(search !== '' && { game_name: search }),
    })
    const known = sizes.map(sized).find((query) => entryOf(store.getState(), query))
    return known ?? sized(isMobile ? GAME_PAGE_SIZE.mobile : GAME_PAGE_SIZE.desktop)
  }, [category, store, isMobile, provider, search, type])
}
