import { writeRaw } from './persisted'

/** Spec §4, Decisions 4: the stored token decides the session; in memory if storage is blocked. */
const KEY = 'token'

/** Whether a token is allowed in a header. */
export const isSendable = (token: string): boolean => /^[!-~]+$/.test(token)

let fallback: string | null = null
let isBlocked = false
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

const onStorage = (event: StorageEvent) => {
  // A null key means that all storage was cleared.
  if (event.key === KEY || event.key === null) notify()
}

function write(token: string | null) {
  fallback = token
  isBlocked = !writeRaw(KEY, token)
  notify()
}

export const tokenStorage = {
  /** The stored token; null for empty text and for text that is not allowed in a header. */
  get(): string | null {
    if (isBlocked) return fallback
    try {
      const token = localStorage.getItem(KEY)
      return token !== null && isSendable(token) ? token : null
    } catch {
      return fallback
    }
  },

  set(token: string): void {
    write(token)
  },

  remove(): void {
    write(null)
  },

  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  },
}
