import type { HistoryKind } from '@/domain/histories'
import type { AsyncFlags } from '@/store/core/asyncState'
import { clearAuth, fetchUserDetails } from '@/store/player/authSlice'
import { clearCasino, fetchCasinoList } from '@/store/lists/casinoSlice'
import { clearCategory, fetchCategories } from '@/store/lists/categorySlice'
import { opened } from './opened'
import { clearGame, fetchGames, fetchPopularGames } from '@/store/lists/gameSlice'
import { gameLeft, openGame } from '@/store/ui/playSlice'
import { clearHistory, fetchHistory } from '@/store/money/historySlice'
import { clearProvider, fetchProviderFilter, fetchProviders } from '@/store/lists/providerSlice'
import { clearSport, fetchDigitain, fetchLive, fetchPrematch } from '@/store/ui/sportSlice'
import type { AppStore, RootState } from '@/store/store'
import { clearWinner, fetchTopWinners } from '@/store/lists/winnerSlice'

interface Load {
  name: string
  call: string
  load: (store: AppStore) => Promise<unknown>
  flags: (state: RootState) => AsyncFlags | undefined
  data: (state: RootState) => unknown
  clear: () => { type: string }
  fallback: 'Unknown error' | 'Server error'
}

const query = { type: 1, size: 28 } as const
const range = { fromDate: '2025-01-01T00:00:00Z', toDate: '2026-12-31T00:00:00Z' }
const page = { ...range, lang: 'en', pageIndex: 1, pageSize: 10 }

const history = (kind: HistoryKind, call: string): Load => ({
  name: `${kind} history`,
  call,
  load: ({ dispatch }) => dispatch(fetchHistory({ kind, ...page })),
  flags: (state) => state.history,
  data: (state) => state.history.list,
  clear: clearHistory,
  fallback: 'Unknown error',
})

/** Every data load of the groups in Spec §3. */
export const loads: Load[] = [
  {
    name: 'casino',
    call: 'users',
    load: ({ dispatch }) => dispatch(fetchCasinoList()),
    flags: ({ casino }) => casino,
    data: ({ casino }) => casino.list,
    clear: clearCasino,
    fallback: 'Unknown error',
  },
  {
    name: 'game list',
    call: 'get_slot_game',
    load: ({ dispatch }) => dispatch(fetchGames({ query, page: 1 })),
    flags: ({ game }) => game.games['1_none'],
    data: ({ game }) => game.games['1_none']?.list ?? [],
    clear: clearGame,
    fallback: 'Unknown error',
  },
  {
    name: 'popular games',
    call: 'papuler_slot',
    load: ({ dispatch }) => dispatch(fetchPopularGames()),
    flags: ({ game }) => game.games.none_none,
    data: ({ game }) => game.games.none_none?.list ?? [],
    clear: clearGame,
    fallback: 'Unknown error',
  },
  {
    name: 'game launch',
    call: 'StartGame',
    load: ({ dispatch }) => dispatch(openGame(opened('k'))),
    flags: ({ game }) => game.launch,
    data: ({ game }) => (game.currentGame ? [game.currentGame] : []),
    clear: gameLeft,
    fallback: 'Unknown error',
  },
  {
    name: 'winner',
    call: 'top_winners',
    load: ({ dispatch }) => dispatch(fetchTopWinners()),
    flags: ({ winner }) => winner,
    data: ({ winner }) => winner.topWinList,
    clear: clearWinner,
    fallback: 'Unknown error',
  },
  {
    name: 'provider list',
    call: 'get_all_providers',
    load: ({ dispatch }) => dispatch(fetchProviders({ type: 1, page: 1 })),
    flags: ({ provider }) => provider,
    data: ({ provider }) => provider.providerList,
    clear: clearProvider,
    fallback: 'Server error',
  },
  {
    name: 'provider filter',
    call: 'get_providers',
    load: ({ dispatch }) => dispatch(fetchProviderFilter(1)),
    flags: ({ provider }) => provider.filter,
    data: ({ provider }) => provider.providerFilterList,
    clear: clearProvider,
    fallback: 'Server error',
  },
  {
    name: 'user details',
    call: 'UserDetails',
    load: ({ dispatch }) => dispatch(fetchUserDetails()),
    flags: ({ auth }) => auth.details,
    data: ({ auth }) => (auth.user ? [auth.user] : []),
    clear: clearAuth,
    fallback: 'Unknown error',
  },
  history('transaction', 'TransactionPlayer'),
  history('casino', 'CasinoHistory'),
  history('sport', 'SportHistory'),
  {
    name: 'category',
    call: 'GetAllCategories',
    load: ({ dispatch }) => dispatch(fetchCategories(1)),
    flags: ({ category }) => category,
    data: ({ category }) => category.categoryList,
    clear: clearCategory,
    fallback: 'Server error',
  },
  {
    name: 'live',
    call: 'Live',
    load: ({ dispatch }) => dispatch(fetchLive('en')),
    flags: ({ sport }) => sport.liveFlags,
    data: ({ sport }) => sport.live,
    clear: clearSport,
    fallback: 'Server error',
  },
  {
    name: 'prematch',
    call: 'SportBook',
    load: ({ dispatch }) => dispatch(fetchPrematch('en')),
    flags: ({ sport }) => sport.prematchFlags,
    data: ({ sport }) => sport.prematch,
    clear: clearSport,
    fallback: 'Server error',
  },
  {
    name: 'sport session',
    call: 'sport',
    load: ({ dispatch }) => dispatch(fetchDigitain('en')),
    flags: ({ sport }) => sport.digitainFlags,
    data: ({ sport }) => (sport.digitainSport ? [sport.digitainSport] : []),
    clear: clearSport,
    fallback: 'Server error',
  },
]
