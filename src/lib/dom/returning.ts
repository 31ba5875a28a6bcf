import { NavigationType, type Location } from 'react-router-dom'

/** The state of an entry that leads back to a page which the player has left. */
export const returning = { isReturn: true } as const

/** Decisions 8: on Back, Forward and a reload, and when a game is left for the page it was opened from. */
export function isReturn({ state }: Pick<Location, 'state'>, navigation: NavigationType): boolean {
  const fields = state as { isReturn?: unknown } | null
  return navigation === NavigationType.Pop || fields?.isReturn === true
}
