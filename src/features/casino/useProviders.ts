import type { GameType, Provider } from '@/domain/entities'
import { PROVIDER_PAGE_SIZE } from '@/lib/pageData'
import { fetchProviders, selectProvider } from '@/store/lists/providerSlice'
import { usePagedList } from './usePagedList'
import type { PageSource } from './usePages'

const providerPages: PageSource<GameType, Provider> = {
  select: (state, type) => {
    const flags = selectProvider(state)
    if (flags.type !== type) return undefined
    const { providerList: rows, page: loadedPages, hasMore } = flags
    return { rows, loadedPages, total: null, hasMore, flags }
  },
  load: (dispatch, type, page) => dispatch(fetchProviders({ type, page })),
}

/** Spec §4 Provider list: pages of 3 providers; Load More shows if the last page was full. */
export function useProviders(type: GameType) {
  const { list, shown: providers, loading, ...paging } = usePagedList(providerPages, type)
  return {
    providers,
    loading: loading * PROVIDER_PAGE_SIZE,
    isEmpty: list !== undefined && list.loadedPages > 0 && providers.length === 0,
    ...paging,
  }
}
