import { useCallback } from 'react'
import { useLimited } from '@/lib/loading/useLimited'
import { loadState } from '@/store/core/asyncState'
import { NO_GAMES, POPULAR } from '@/store/lists/gameEntries'
import { fetchPopularGames, selectGameEntry } from '@/store/lists/gameSlice'
import { useAppDispatch, useDeferredSelector } from '@/store/hooks'
import type { RootState } from '@/store/store'
import { useFresh } from '@/store/useFresh'

const popularEntry = (state: RootState) => selectGameEntry(state, POPULAR)

function selectRow(state: RootState) {
  const entry = popularEntry(state)
  return { games: entry?.list ?? NO_GAMES, ...loadState(entry) }
}

export function usePopularGames() {
  const dispatch = useAppDispatch()
  const { games, hasAnswer, failure } = useDeferredSelector(selectRow)

  const load = useCallback(() => {
    void dispatch(fetchPopularGames())
  }, [dispatch])

  useFresh({ flags: popularEntry, load })

  return {
    games: useLimited(games).shown,
    isLoading: !hasAnswer && failure === null,
    isEmpty: hasAnswer && games.length === 0,
    failure,
    retry: load,
  }
}
