import type { Location } from 'react-router-dom'
import { toGameType } from '@/domain/gameTypes'
import { isFields, toId, toText } from '@/domain/read'
import { readMark } from './entryMark'
import type { OpenedGame } from './playSlice'

/** Null without a game id. The entry's state may contain anything; its key replaces a missing opening. */
export function readOpenedGame({ key, state }: Pick<Location, 'key' | 'state'>): OpenedGame | null {
  const fields: unknown = state
  if (!isFields(fields)) return null
  const game_id = toId(fields.game_id)
  if (game_id === null) return null
  const mark = readMark(fields)
  return {
    opening: toText(fields.opening) || key,
    from: toText(fields.from) || null,
    game_id,
    provider_id: toId(fields.provider_id) ?? '',
    type: toGameType(fields.type),
    name: toText(fields.name),
    provider_name: toText(fields.provider_name),
    image: toText(fields.image),
    ...(mark && { mark }),
  }
}
