import type { Game } from '@/domain/entities'
import { gameIdentity, toGame } from '@/domain/game'
import { isFields } from '@/domain/read'
import { keptGame } from './keptPicture'
import { perPlayer } from './perPlayer'

const MAX_ID_LENGTH = 64

const isKept = ({ name, provider_id, game_id }: Game) =>
  name !== '' && [provider_id, game_id].every((id) => String(id).length <= MAX_ID_LENGTH)

/** Reads stored games, which may be anything; drops invalid rows and longer addresses of pictures. */
function readGames(data: unknown, max: number): Game[] | null {
  if (!Array.isArray(data)) return null
  const games = data.flatMap((row) => (isFields(row) ? (toGame(row) ?? []) : []))
  const named = games.filter(isKept).map(keptGame)
  return [...new Map(named.map((game) => [gameIdentity(game), game])).values()].slice(0, max)
}

export const savedGames = (key: 'favourites' | 'recentGames', max: number) =>
  perPlayer<readonly Game[]>({
    key,
    version: 1,
    defaults: [],
    parse: (data) => readGames(data, max),
  })
