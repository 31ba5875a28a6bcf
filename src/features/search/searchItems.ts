import type { Game, GameType, Id } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import type { RootState } from '@/store/store'
import type { SearchPage } from './searchPages'

/** A provider with the game type whose preview shows its games. */
export interface FoundProvider {
  id: Id
  name: string
  type: GameType
}

export type SearchItem =
  | { kind: 'game'; name: string; game: Game }
  | { kind: 'provider'; name: string; provider: FoundProvider }
  | { kind: 'page'; name: string; page: SearchPage }

const once = <T>(rows: readonly T[], identity: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [identity(row), row])).values(),
]

export function knownGames(lists: RootState['game']['games'], found: readonly Game[]): Game[] {
  const all = [...Object.values(lists).flatMap((entry) => entry?.list ?? []), ...found]
  return once(all, gameIdentity).filter(({ name }) => name !== '')
}

export function knownProviders(
  { type, providerList, filterType, providerFilterList }: RootState['provider'],
  games: readonly Game[],
): FoundProvider[] {
  const listed = [
    { of: type, rows: providerList },
    { of: filterType, rows: providerFilterList },
  ].flatMap(({ of, rows }) =>
    of === null ? [] : rows.map(({ id, Alias }) => ({ id, name: Alias, type: of })),
  )
  const makers = games
    .filter(({ provider_name }) => provider_name !== '')
    .map((game) => ({ id: game.provider_id, name: game.provider_name, type: game.type }))
  // Names from the lists replace those from the games.
  return once([...makers, ...listed], (row) => `${row.type} ${row.id}`)
}
