/** The keys of what a session leaves behind, or how they begin. */
export const tabKeys = { pages: 'pages ', scroll: 'scroll', closed: 'closed ' } as const

/** What this tab keeps over a reload; nothing where its storage is blocked or full. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },

  set(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // Then a reload forgets it.
    }
  },

  /** Removes all keys that begin so. */
  erase(prefix: string): void {
    try {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(prefix)) sessionStorage.removeItem(key)
      }
    } catch {
      // There is nothing to remove.
    }
  },
}
