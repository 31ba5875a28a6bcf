import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { GameType } from '@/domain/entities'
import { createApiThunk } from '@/store/core/createApiThunk'

/** As many as a player would look through; more letters find the others. */
const FOUND_SIZE = 12

/** Spec §7 `/get_slot_game`: the result goes to the search, never into the lists of the pages. */
export const findGames = createApiThunk(
  'search/findGames',
  ({ type, text }: { type: GameType; text: string }, { signal }) =>
    api.games({ page_index: 1, page_size: FOUND_SIZE, type, game_name: text }, signal),
  FALLBACK.unknown,
  { scope: ({ type }) => String(type) },
)
