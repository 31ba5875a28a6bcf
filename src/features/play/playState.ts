import type { Id } from '@/domain/entities'
import { isFields, toId } from '@/domain/read'

/** Spec §2 Play page: the route state of an opened game; the texts may be empty. */
export interface PlayState {
  game_id: Id
  provider_id: Id
  /** Not validated, because it only selects the preview to return to. */
  type: unknown
  name: string
  provider_name: string
  image: string
  /** The opening restored from the mini player; null for a new one. */
  opening: string | null
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads a route state, which survives reloads and may contain anything; null without a game id. */
export function readPlayState(state: unknown): PlayState | null {
  if (!isFields(state)) return null
  const game_id = toId(state.game_id)
  if (game_id === null) return null
  return {
    game_id,
    provider_id: toId(state.provider_id) ?? '',
    type: state.type,
    name: toText(state.name),
    provider_name: toText(state.provider_name),
    image: toText(state.image),
    opening: toText(state.opening) || null,
  }
}
