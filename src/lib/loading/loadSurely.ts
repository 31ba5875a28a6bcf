import { repairOnce } from './chunkReload'

const AGAIN_MS = 5000

/**
 * Loads code that must not be missing: a failed import is retried every 5 seconds and when the network
 * returns. A second failure reloads the page once, if it may, because Firefox before 155 remembers the failure
 * of what the file itself imports. Returns a function that stops it.
 */
export function loadSurely<Code>(
  load: () => Promise<Code>,
  onLoaded: (code: Code) => void,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const attempt = () => {
    clearTimeout(timer)
    load().then(
      (code) => {
        if (signal.aborted) return
        stop.abort()
        onLoaded(code)
      },
      () => {
        if (signal.aborted) return
        if (failures++ > 0) void repairOnce()
        timer = setTimeout(attempt, AGAIN_MS)
      },
    )
  }
  window.addEventListener('online', attempt, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
  })
  attempt()
  return () => {
    stop.abort()
  }
}
