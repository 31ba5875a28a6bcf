import { repairOnce } from './chunkReload'

const AGAIN_MS = 5000

/**
 * Retries a failed import every 5 s and when the network returns. A second failure reloads the page once,
 * because Firefox before 155 remembers that a file imported by this one has failed.
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
