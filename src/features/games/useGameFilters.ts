import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GameType, Id } from '@/domain/entities'
import { gameKey } from '@/store/gameEntries'
import { clearGameList } from '@/store/gameSlice'
import { useAppDispatch } from '@/store/hooks'

/** Spec §2: the filters of a preview; an empty text means no filter. */
export interface GameFilters {
  provider: string
  category: string
  search: string
}

const names: Record<keyof GameFilters, string> = { provider: 'p', category: 'c', search: 's' }

const none: GameFilters = { provider: '', category: '', search: '' }

/** Spec §2: the literal text null or an empty value means no filter. */
function readFilters(address: string): GameFilters {
  const params = new URLSearchParams(address)
  const read = (name: string) => {
    const value = params.get(name)?.trim() ?? ''
    return value === 'null' ? '' : value
  }
  return {
    provider: read(names.provider),
    category: read(names.category),
    search: read(names.search),
  }
}

/**
 * Decisions 8: the URL is the state of a preview. A search replaces the history entry, the other filters
 * push one. A new query starts at page 1 (Spec §4).
 */
export function useGameFilters(type: GameType, fixedProvider?: Id) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { search: address } = useLocation()
  const filters = useMemo(() => {
    const read = readFilters(address)
    return fixedProvider === undefined ? read : { ...read, provider: String(fixedProvider) }
  }, [address, fixedProvider])

  const change = useCallback(
    (wanted: Partial<GameFilters>) => {
      const now = readFilters(address)
      const next = { ...now, ...wanted }
      const params = new URLSearchParams(address)
      for (const name of Object.keys(names) as (keyof GameFilters)[]) {
        if (next[name] === '') params.delete(names[name])
        else params.set(names[name], next[name])
      }
      // The list on screen is replaced automatically; the stored list of another provider may be old.
      const isElsewhere = fixedProvider === undefined && next.provider !== now.provider
      if (isElsewhere) dispatch(clearGameList(gameKey(type, next.provider || undefined)))
      const isTyped = Object.keys(wanted).join() === 'search'
      void navigate({ search: params.toString() }, { replace: isTyped })
    },
    [address, dispatch, fixedProvider, navigate, type],
  )

  return {
    filters,
    isFiltered:
      filters.category !== '' ||
      filters.search !== '' ||
      (fixedProvider === undefined && filters.provider !== ''),
    setFilters: change,
    setProvider: useCallback(
      (provider: string) => {
        change({ provider })
      },
      [change],
    ),
    setCategory: useCallback(
      (category: string) => {
        change({ category })
      },
      [change],
    ),
    setSearch: useCallback(
      (search: string) => {
        change({ search })
      },
      [change],
    ),
    clear: useCallback(() => {
      change(none)
    }, [change]),
  }
}
