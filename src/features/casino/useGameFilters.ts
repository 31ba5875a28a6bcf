import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GameType, Id } from '@/domain/entities'
import { toSearch } from '@/domain/read'
import { SEARCH_WORDS } from '@/domain/paths'
import { gameKey } from '@/store/lists/gameEntries'
import { clearGameList } from '@/store/lists/gameSlice'
import { useAppDispatch } from '@/store/hooks'

/** An empty text means no filter. */
export interface GameFilters {
  provider: string
  category: string
  search: string
}

const names: Record<keyof GameFilters, string> = {
  provider: 'p',
  category: 'c',
  search: SEARCH_WORDS,
}

const none: GameFilters = { provider: '', category: '', search: '' }

/** Spec §2: the literal text null or an empty value means no filter. */
function readFilters(query: string): GameFilters {
  const params = new URLSearchParams(query)
  const read = (name: string) => {
    const value = params.get(name)?.trim() ?? ''
    return value === 'null' ? '' : value
  }
  return {
    provider: read(names.provider),
    category: read(names.category),
    search: toSearch(read(names.search)),
  }
}

/** Decisions 8: the URL is the state: a search and a walk replace the history entry, another filter pushes one. */
export function useGameFilters(type: GameType, fixedProvider?: Id) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const query = location.search
  const filters = useMemo(() => {
    const read = readFilters(query)
    return fixedProvider === undefined ? read : { ...read, provider: String(fixedProvider) }
  }, [query, fixedProvider])

  // The last wanted query: on a slow phone a second press may come before the page shows the first.
  const last = useRef({ location, query })

  const change = useCallback(
    (wanted: Partial<GameFilters>, isWalk = false) => {
      const from = last.current.location === location ? last.current.query : query
      const current = readFilters(from)
      const next = { ...current, ...wanted }
      const params = new URLSearchParams(from)
      for (const name of Object.keys(names) as (keyof GameFilters)[]) {
        if (next[name] === '') params.delete(names[name])
        else params.set(names[name], next[name])
      }
      // The new query replaces the list on screen, but the stored list of another provider may be stale.
      const isProviderChanged = fixedProvider === undefined && next.provider !== current.provider
      if (isProviderChanged) dispatch(clearGameList(gameKey(type, next.provider || undefined)))
      const isSearchOnly = Object.keys(wanted).join() === 'search'
      last.current = { location, query: params.toString() }
      void navigate({ search: last.current.query }, { replace: isSearchOnly || isWalk })
    },
    [dispatch, fixedProvider, location, navigate, query, type],
  )

  return {
    filters,
    isFiltered:
      filters.category !== '' ||
      filters.search !== '' ||
      (fixedProvider === undefined && filters.provider !== ''),
    setFilters: change,
    clear: () => {
      change(none)
    },
  }
}
