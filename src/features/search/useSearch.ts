import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { gameIdentity } from '@/domain/game'
import { toSearch } from '@/domain/read'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { fold } from '@/domain/fold'
import { createNameIndex, type Found, type NameIndex } from './nameIndex'
import { knownGames, knownProviders, type SearchItem } from './searchItems'
import { searchPages } from './searchPages'
import { useServerSearch } from './useServerSearch'

/** Shorter texts match too many names. */
const MIN_LENGTH = 2
const MAX_ITEMS = { game: 8, provider: 4, page: 4 } as const
const MAX_SIMILAR = 3

type Kind = SearchItem['kind']
const kinds: readonly Kind[] = ['game', 'provider', 'page']

export interface ResultGroup {
  kind: Kind
  results: readonly Found<SearchItem>[]
}

const indexOf = (items: readonly SearchItem[]): NameIndex<SearchItem> =>
  createNameIndex(items, ({ name }) => name)

/** Built once and reused for every key press. */
function useIndexes(pool: Parameters<typeof knownGames>[1]): Record<Kind, NameIndex<SearchItem>> {
  const { t } = useTranslation()
  const lists = useAppSelector((state) => state.game.games)
  const providers = useAppSelector((state) => state.provider)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const games = useMemo(() => knownGames(lists, pool), [lists, pool])

  const game = useMemo(
    () => indexOf(games.map((each) => ({ kind: 'game', name: each.name, game: each }))),
    [games],
  )
  const provider = useMemo(() => {
    const known = knownProviders(providers, games)
    return indexOf(known.map((each) => ({ kind: 'provider', name: each.name, provider: each })))
  }, [games, providers])
  const page = useMemo(() => {
    const open = searchPages.filter(({ isAccount }) => isLoggedIn || !isAccount)
    return indexOf(open.map((each) => ({ kind: 'page', name: t(each.title), page: each })))
  }, [isLoggedIn, t])

  return useMemo(() => ({ game, provider, page }), [game, provider, page])
}

/** Known items at once, then the server's; similar names if none matches, pages if none is similar. */
export function useSearch(text: string) {
  const wanted = fold(text).length >= MIN_LENGTH ? toSearch(text) : ''
  const found = useServerSearch(wanted)
  const indexes = useIndexes(found.pool)

  const matching = useMemo(() => {
    const local = kinds.map((kind) => indexes[kind].find(wanted, MAX_ITEMS[kind]))
    const [games = [], ...others] = local
    const shown = new Set(
      games.map(({ entry }) => entry.kind === 'game' && gameIdentity(entry.game)),
    )
    // The server may also find games by other data than their names.
    const further = found.games
      .filter((game) => !shown.has(gameIdentity(game)))
      .map((game) => ({ entry: { kind: 'game' as const, name: game.name, game }, marks: [] }))
    return [[...games, ...further].slice(0, MAX_ITEMS.game), ...others]
  }, [found.games, indexes, wanted])

  const isNone = matching.every((results) => results.length === 0)
  const needsSuggestions = wanted !== '' && isNone && !found.isWaiting
  const similar = useMemo(
    () => (needsSuggestions ? kinds.map((kind) => indexes[kind].nearest(wanted, MAX_SIMILAR)) : []),
    [indexes, needsSuggestions, wanted],
  )
  const isNear = similar.some((results) => results.length > 0)
  const suggestions =
    needsSuggestions && !isNear ? [[], [], indexes.page.first(MAX_ITEMS.page)] : similar
  const groups = kinds.flatMap((kind, at): ResultGroup[] => {
    const results = (isNone ? suggestions : matching)[at] ?? []
    return results.length === 0 ? [] : [{ kind, results }]
  })

  return {
    isSearched: wanted !== '',
    groups,
    /** Nothing matches: the groups contain similar names, or pages if nothing is similar. */
    isNone,
    isNear,
    isWaiting: found.isWaiting,
    isFailed: found.isFailed,
    retry: found.retry,
  }
}
