import { afterPaint } from './afterPaint'

/**
 * Fetches files for the player's next action after the current one is painted. On a slow phone, requesting
 * them earlier would take a third of the time in which an action must show its result.
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  afterPaint(() => {
    // The component that needs the files later reports a failure.
    load().catch(() => undefined)
  })
}
