import { useCallback } from 'react'
import { PROVIDER_PAGE_SIZE } from '@/domain/constants'
import type { GameType, Provider } from '@/domain/entities'
import { useLanguage } from '@/i18n/useLanguage'
import { isStale } from '@/store/asyncState'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { fetchProviders, selectProvider } from '@/store/providerSlice'
import { usePages } from './usePages'

const noProviders: readonly Provider[] = []

/**
 * Spec §4 Provider list: pages of 3 providers, each added to those before; Load More while the last
 * page was full.
 */
export function useProviders(type: GameType) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const lang = useLanguage()
  const state = useAppSelector(selectProvider)
  const isOurs = state.type === type
  const held = isOurs ? state.page : 0
  const providers = isOurs ? state.providerList : noProviders
  const hasMore = isOurs && state.hasMore

  const load = useCallback(
    async (page: number) =>
      fetchProviders.fulfilled.match(await dispatch(fetchProviders({ type, page }))),
    [dispatch, type],
  )
  const due = useCallback(() => {
    const known = selectProvider(store.getState())
    if (known.type !== type) return 1
    return isStale(known, { at: Date.now(), lang }) ? Math.max(1, known.page) : 0
  }, [store, lang, type])

  const pages = usePages({
    subject: type,
    held,
    hasMore,
    isFetching: isOurs && state.isFetching,
    isError: isOurs && state.isError,
    isKnown: isOurs,
    due,
    load,
  })

  return {
    providers,
    /** How many rows are on their way. */
    loading: pages.loading * PROVIDER_PAGE_SIZE,
    hasMore: hasMore && !pages.isFailed,
    isEmpty: held > 0 && providers.length === 0,
    failure: pages.isFailed ? state.errorMessage : null,
    loadMore: pages.loadMore,
    retry: pages.retry,
  }
}
