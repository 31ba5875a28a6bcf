/** A slice of rows takes a slow phone a few milliseconds. */
const SLICE = 500

/** The next task: input and frames that wait come first. Timers would be slowed in a hidden tab. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * Quality L5: maps a list that may have ten thousand rows, and lets the browser respond to the player after
 * every slice.
 */
export async function mapInSlices<Row, Result>(
  list: readonly Row[],
  map: (row: Row) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < list.length; at += SLICE) {
    if (at > 0) await nextTask()
    for (const row of list.slice(at, at + SLICE)) results.push(map(row))
  }
  return results
}
