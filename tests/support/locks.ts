import { onTestFinished, vi } from 'vitest'

type Hold = () => Promise<void>

/** Somebody in line. */
interface Ask {
  start: () => void
  fail: (error: Error) => void
}

/** Locks as the test wants them; the browser's own (jsdom has none) are back after it. */
export function stubLocks(
  request: (name: string, options: LockOptions, hold: Hold) => Promise<unknown>,
) {
  const spy = vi.fn((name: string, options: LockOptions | Hold, hold?: Hold) =>
    typeof options === 'function' ? request(name, {}, options) : request(name, options, hold!),
  )
  Object.defineProperty(navigator, 'locks', { value: { request: spy }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks')
  })
  return spy
}

/**
 * Locks as the browser has them: the first of a line holds it, thieves jump it; all a moment later.
 * Tells how long the line of that name is.
 */
export function giveLocks(counted: string) {
  const lines = new Map<string, Ask[]>()
  const request = stubLocks(
    (name, { steal, signal }, hold) =>
      new Promise((resolve, fail) => {
        const line = lines.get(name) ?? []
        lines.set(name, line)
        const leave = () => {
          const place = line.indexOf(ask)
          if (place === -1) return
          line.splice(place, 1)
          if (place === 0) line[0]?.start()
        }
        const run = async () => {
          await Promise.resolve()
          if (signal?.aborted) return
          // What is held can't be called off.
          signal?.removeEventListener('abort', giveUp)
          await hold()
          resolve(undefined)
          leave()
        }
        const ask: Ask = { start: () => void run(), fail }
        const giveUp = () => {
          fail(new DOMException('gone', 'AbortError'))
          leave()
        }
        signal?.addEventListener('abort', giveUp)
        if (steal) {
          const [robbed] = line.splice(0, 1, ask)
          robbed?.fail(new DOMException('stolen', 'AbortError'))
        } else line.push(ask)
        if (line[0] === ask) ask.start()
      }),
  )
  return { request, inLine: () => lines.get(counted)?.length ?? 0 }
}
