import type { Location } from 'react-router-dom'

/** The state of a history entry that continues another one: the same page at the same scroll position. */
interface Continuation {
  continues: string
}

export const continuing = (key: string): Continuation => ({ continues: key })

/** The key of the entry that this one continues, or null. */
export function continuedEntry(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('continues' in state)) return null
  return typeof state.continues === 'string' ? state.continues : null
}

/** The key of an entry, or of the one that it continues. */
export const placeKey = ({ key, state }: Pick<Location, 'key' | 'state'>): string =>
  continuedEntry(state) ?? key

/**
 * Decisions 8: the name under which the scroll position and the loaded pages of a history entry are stored.
 */
export const placeName = (place: Location): string =>
  `${placeKey(place)} ${place.pathname}${place.search}`
