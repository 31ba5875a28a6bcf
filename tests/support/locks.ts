import { onTestFinished, vi } from 'vitest'

type Hold = (lock: Lock | null) => Promise<void>

/** A lock request in the queue. */
interface Ask {
  start: () => void
  fail: (error: Error) => void
}

/** Replaces the Web Locks API, which jsdom lacks; restores the original after the test. */
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
 * Locks as in a browser: the first request in a queue holds the lock, `steal` jumps it; all async.
 * Returns the queue length for a name.
 */
export function giveLocks(counted: string) {
  const lines = new Map<string, Ask[]>()
  const request = stubLocks(
    (name, { steal, signal, ifAvailable }, hold) =>
      new Promise((resolve, fail) => {
        const line = lines.get(name) ?? []
        lines.set(name, line)
        if (ifAvailable && line.length > 0) {
          void hold(null).then(resolve)
          return
        }
        const leave = () => {
          const place = line.indexOf(ask)
          if (place === -1) return
          line.splice(place, 1)
          if (place === 0) line[0]?.start()
        }
        const run = async () => {
          await Promise.resolve()
          if (signal?.aborted) return
          // A held lock cannot be aborted.
          signal?.removeEventListener('abort', giveUp)
          await hold({ name, mode: 'exclusive' })
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
