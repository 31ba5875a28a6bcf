import type { Casino, Game, GameType, Provider } from '../../src/domain/entities.ts'
import { games } from './games.ts'
import { ruleOf } from './categories.ts'
import { fold } from './fold.ts'
import { pageOf } from '../backend/paging.ts'
import { studios } from './studios.ts'

interface GameAsk {
  pageIndex: number
  pageSize: number
  /** Null for every type. */
  type: GameType | null
  provider?: string | null
  category?: string | null
  name?: string | null
}

const ofType = (type: GameType | null): readonly Game[] =>
  type === null ? games : games.filter((game) => game.type === type)

/** Spec §7 `/get_slot_game`: applies all given filters. */
export function gamesPage({ pageIndex, pageSize, type, provider, category, name }: GameAsk) {
  const inCategory = category ? (type === null ? null : ruleOf(type, category)) : () => true
  const text = fold(name ?? '')
  const found = ofType(type).filter(
    (game, rank) =>
      (!provider || String(game.provider_id) === provider) &&
      inCategory?.(game, rank) === true &&
      fold(game.name).includes(text),
  )
  return pageOf(found, pageIndex, pageSize)
}

/** Spec §7 `/get_providers`: the studios that make games of this type. */
export const providersOf = (type: GameType | null): Provider[] =>
  studios
    .filter(({ types }) => type === null || types.includes(type))
    .map(({ id, name }) => ({ id, Alias: name, Image: `/demo/providers/${id}.svg` }))

const houses = [
  'Kasbah Club',
  'Villa Jasmin',
  'Oasis 21',
  'Salon Ambre',
  'Phare Bleu',
  'Riad Zellige',
]

/** Spec §7 `/users`: the casinos (Decisions 10). */
export const casinos: readonly Casino[] = houses.map((name, index) => ({
  id: 501 + index,
  name,
  image: `/demo/houses/${501 + index}.svg`,
}))
