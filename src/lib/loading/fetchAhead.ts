import { afterPaint } from './afterPaint'

/** After the next paint: on a slow phone, an earlier request would delay the current action's result. */
export function fetchAhead(load: () => Promise<unknown>): void {
  afterPaint(() => {
    // The component that needs the files later reports a failure.
    load().catch(() => undefined)
  })
}
