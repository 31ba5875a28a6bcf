import type { Location } from 'react-router-dom'

/** State of a history entry that continues another one: the same page, at the same place. */
interface Continuation {
  continues: string
}

export const continuing = (key: string): Continuation => ({ continues: key })

/** Which entry this one continues, by its state; null where it is a place of its own. */
export function continuedEntry(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('continues' in state)) return null
  return typeof state.continues === 'string' ? state.continues : null
}

/** The name of an entry, or of the one that it continues. */
export const placeKey = ({ key, state }: Pick<Location, 'key' | 'state'>): string =>
  continuedEntry(state) ?? key

/** Decisions 8: under which name a place of the history keeps its scroll and its loaded pages. */
export const placeName = (place: Location): string =>
  `${placeKey(place)} ${place.pathname}${place.search}`
