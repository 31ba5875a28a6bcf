/**
 * Spec §4 Login state, Decisions 4: the stored token is the truth about the session. Plain text
 * under localStorage `token`; where storage is blocked or full, memory stands in for this tab.
 */
const KEY = 'token'

/** What a header can carry as a token. */
export const isSendable = (token: string): boolean => /^[!-~]+$/.test(token)

let fallback: string | null = null
let isBlocked = false
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

const onStorage = (event: StorageEvent) => {
  // A null key means that the whole storage was cleared.
  if (event.key === KEY || event.key === null) notify()
}

function write(token: string | null) {
  fallback = token
  try {
    if (token === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, token)
    isBlocked = false
  } catch {
    isBlocked = true
  }
  notify()
}

export const tokenStorage = {
  /** The stored token; empty text counts as none, and so does what no header can carry (Quality F9). */
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

  /** Calls back after every change, of this tab and of others; returns the way to stop. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  },
}
