import { onTestFinished } from 'vitest'

const original = globalThis.BroadcastChannel

type Listener = ((event: MessageEvent<unknown>) => void) | null

/**
 * Replaces BroadcastChannel by one that follows fake timers; a message takes `latency()` milliseconds.
 * Returns all messages sent so far.
 */
export function giveChannels(latency: () => number = () => 1) {
  const open = new Set<Channel>()
  const sent: unknown[] = []
  class Channel {
    onmessage: Listener = null
    readonly name: string
    constructor(name: string) {
      this.name = name
      open.add(this)
    }
    postMessage(data: unknown) {
      if (!open.has(this)) throw new DOMException('closed', 'InvalidStateError')
      sent.push(data)
      const copy: unknown = structuredClone(data)
      for (const other of open) {
        if (other === this || other.name !== this.name) continue
        setTimeout(() => {
          if (open.has(other)) other.onmessage?.(new MessageEvent('message', { data: copy }))
        }, latency())
      }
    }
    close() {
      open.delete(this)
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel })
  onTestFinished(() => {
    Object.assign(globalThis, { BroadcastChannel: original })
  })
  return { sent, openCount: () => open.size }
}
