import type { Id } from '@/domain/entities'

/** Spec §2 Play page: what an opened game's route state carries; names and picture may be missing. */
export interface PlayState {
  game_id: Id
  provider_id: Id
  /** As it came: it only decides which preview a closed game leads to. */
  type: unknown
  name: string
  provider_name: string
  image: string
  /** The opening that comes back from the mini player; null where a game is opened. */
  opening: string | null
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

function toId(value: unknown): Id | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Reads a route state, which survives reloads and may hold anything; null without a game id. */
export function readPlayState(state: unknown): PlayState | null {
  if (typeof state !== 'object' || state === null) return null
  const fields = state as Partial<Record<keyof PlayState, unknown>>
  const game_id = toId(fields.game_id)
  if (game_id === null) return null
  return {
    game_id,
    provider_id: toId(fields.provider_id) ?? '',
    type: fields.type,
    name: toText(fields.name),
    provider_name: toText(fields.provider_name),
    image: toText(fields.image),
    opening: toText(fields.opening) || null,
  }
}
