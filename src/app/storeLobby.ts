import { keptGame, keptPicture } from '@/device/keptPicture'
import { onVisibilityChange } from '@/lib/dom/visibility'
import { currentLanguage } from '@/i18n'
import { brand, PROVIDER_PAGE_SIZE } from '@/lib/pageData'
import { gameKey, POPULAR, type GameEntry } from '@/store/lists/gameEntries'
import { selectGameEntry } from '@/store/lists/gameSlice'
import { storedLobby, MAX_GAMES, type StoredGames, type Lobby } from '@/store/lists/storedLobby'
import { selectProvider } from '@/store/lists/providerSlice'
import type { AppStore, RootState } from '@/store/store'

function firstPage(key: string, { list, query, paginationInfo }: GameEntry): StoredGames {
  return {
    key,
    query,
    list: list.slice(0, query?.size ?? MAX_GAMES),
    total: paginationInfo.total,
  }
}

function providersIn(state: RootState, lang: string): Lobby['providers'] {
  const { type, providerList, hasMore, page, loaded } = selectProvider(state)
  if (type === null || loaded?.lang !== lang) return null
  const list = providerList.slice(0, PROVIDER_PAGE_SIZE)
  return { type, list, hasMore: page > 1 || hasMore }
}

/** Only the lobby's lists: others would show the device's next player what the last one looked for. */
function lobbyKeys(providers: Lobby['providers']): Map<string, number | undefined> {
  const { pageSizes, homeRows } = brand
  const rows = providers?.list.map(
    ({ id }) => [gameKey(providers.type, id), pageSizes.providerRow[providers.type]] as const,
  )
  return new Map([
    [POPULAR, undefined],
    ...homeRows.map(({ type, provider, size }) => [gameKey(type, provider), size] as const),
    ...(rows ?? []),
  ])
}

/** Without long addresses of pictures, also those that a former build has stored. */
const withKeptPictures = (lobby: Lobby): Lobby => ({
  ...lobby,
  games: lobby.games.map((games) => ({ ...games, list: games.list.map(keptGame) })),
  providers: lobby.providers && {
    ...lobby.providers,
    list: lobby.providers.list.map((each) => ({ ...each, Image: keptPicture(each.Image) })),
  },
})

/** The store's lobby; a list that is not loaded stays as stored. */
function lobbyOf(state: RootState, lang: string, before: Lobby): Lobby {
  const last = before.lang === lang ? before : null
  const providers = providersIn(state, lang) ?? last?.providers ?? null
  let at = last?.at ?? 0
  const games = [...lobbyKeys(providers)].flatMap(([key, size]) => {
    const entry = selectGameEntry(state, key)
    const { query, loaded = null } = entry ?? {}
    const isPlain = query?.category === undefined && !query?.search && query?.size === size
    if (!entry || !isPlain || loaded?.lang !== lang || loaded.at === 0) {
      return last?.games.find((each) => each.key === key) ?? []
    }
    at = Math.max(at, loaded.at)
    return firstPage(key, entry)
  })
  return { at, lang, games, providers }
}

/** Saves the public lobby for the next visit, then whenever the page hides; the result stops this. */
export function storeLobby(store: AppStore, idle: Promise<void>): () => void {
  const keep = () => {
    storedLobby.update((before) =>
      withKeptPictures(lobbyOf(store.getState(), currentLanguage(), before)),
    )
  }
  void idle.then(keep)
  return onVisibilityChange(() => {
    if (document.hidden) keep()
  })
}
