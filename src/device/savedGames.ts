import type { Game } from '@/domain/entities'
import { gameIdentity, toGame } from '@/domain/game'
import { isFields } from '@/domain/read'
import { perPlayer } from './perPlayer'

/** Reads stored games, which may be anything; drops invalid rows. */
function readGames(data: unknown, max: number): Game[] | null {
  if (!Array.isArray(data)) return null
  const games = data.flatMap((row) => (isFields(row) ? (toGame(row) ?? []) : []))
  const named = games.filter(({ name }) => name !== '')
  return [...new Map(named.map((game) => [gameIdentity(game), game])).values()].slice(0, max)
}

/** A stored list of at most `max` games, each with the data for its tile and its start. */
export const savedGames = (key: string, max: number) =>
  perPlayer<readonly Game[]>({
    key,
    version: 1,
    defaults: [],
    parse: (data) => readGames(data, max),
  })
