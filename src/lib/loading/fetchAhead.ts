import { afterPaint } from './afterPaint'

/**
 * Fetches what the player's next action needs, after the current one is painted, because requesting files
 * takes a slow phone a third of the time that a response to an action may take.
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  afterPaint(() => {
    // The component that later needs it reports a failure.
    load().catch(() => undefined)
  })
}
