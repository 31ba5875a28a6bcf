import type { Game } from '@/domain/entities'
import { gameIdentity, toGame } from '@/domain/game'
import { isFields } from '@/domain/read'
import { perPlayer } from './perPlayer'

/** Reads games back from the device, which may hold anything; a row that is none is dropped. */
function readGames(data: unknown, max: number): Game[] | null {
  if (!Array.isArray(data)) return null
  const games = data.flatMap((row) => (isFields(row) ? (toGame(row) ?? []) : []))
  const named = games.filter(({ name }) => name !== '')
  return [...new Map(named.map((game) => [gameIdentity(game), game])).values()].slice(0, max)
}

/** A list of games on the device, at most so many; each with what its tile and its start need. */
export const savedGames = (key: string, max: number) =>
  perPlayer<readonly Game[]>({
    key,
    version: 1,
    defaults: [],
    parse: (data) => readGames(data, max),
  })
