import type { Game, GameType, Id } from '../../src/domain/entities.ts'
import house from '../../brands/sirocco.json' with { type: 'json' }
import { hash, rng, type Random } from '../art/core.mjs'
import { gameNames } from './gameNames.ts'
import { studios } from './studios.ts'
import { shuffled } from './shuffled.ts'
import { popularNames, samples } from './samples.ts'

/** The number of games of each type. */
const counts: Record<GameType, number> = { 1: 900, 2: 230, 3: 110 }

/** These two providers have their own rows on the home page, so they have more games than the others. */
const busy: readonly Id[] = [house.providers.pragmatic, house.providers.live]

const studioNames = new Map(studios.map(({ id, name }) => [id, name]))

const toGame = (type: GameType, id: number, studio: number, name: string): Game => ({
  image: `/demo/covers/${id}.webp`,
  name,
  game_id: id,
  provider_id: studio,
  provider_name: studioNames.get(studio) ?? '',
  type,
})

/** The providers of a type's games: equally many for each but the busy ones, shuffled. */
function makersOf(type: GameType, count: number, random: Random): number[] {
  const pool = studios
    .filter(({ types }) => types.includes(type))
    .flatMap(({ id }) => (busy.includes(id) ? [id, id, id] : [id]))
  return shuffled(
    Array.from({ length: count }, (_, index) => pool[index % pool.length] ?? 0),
    random,
  )
}

function gamesOf(type: GameType): Game[] {
  const first = samples[type].flatMap(([studio, ...names]) =>
    names.map((name) => ({ studio, name })),
  )
  const random = rng(hash(`catalogue:${type}`))
  const count = counts[type] - first.length
  const taken = first.map(({ name }) => name)
  const names = shuffled(gameNames(type, count, random, taken), random)
  const rest = makersOf(type, count, random).map((studio, index) =>
    toGame(type, type * 10_000 + index + 1, studio, names[index] ?? ''),
  )
  return [
    ...first.map(({ studio, name }, index) => toGame(type, type * 1000 + index, studio, name)),
    ...rest,
  ]
}

/** All games of the demo, by type and popularity; the same in every world. */
export const games: readonly Game[] = [...gamesOf(1), ...gamesOf(2), ...gamesOf(3)]

const byId = new Map(games.map((game) => [String(game.game_id), game]))

export const gameOf = (id: unknown): Game | null => byId.get(String(id)) ?? null

/** Spec §7 `/papuler_slot`. */
export const popularGames: readonly Game[] = popularNames.flatMap((name) =>
  games.filter((game) => game.name === name),
)
