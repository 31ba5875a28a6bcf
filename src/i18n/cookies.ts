const DAY_MS = 86_400_000

/** All cookies; null if the browser refuses access (a blocked or sandboxed page). */
function readAll(): string | null {
  try {
    return document.cookie
  } catch {
    return null
  }
}

export const canUseCookies = (): boolean => readAll() !== null

function write(cookie: string): void {
  try {
    document.cookie = cookie
  } catch {
    // The browser refuses cookies; the choice lasts as long as the page.
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function set(name: string, value: string, days?: number, path = '/'): void {
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
  const expires =
    days === undefined ? '' : `; expires=${new Date(Date.now() + days * DAY_MS).toUTCString()}`
  write(`${pair}${expires}; path=${path}; samesite=lax`)
}

function get(name: string): string | null {
  const start = `${encodeURIComponent(name)}=`
  const pair = readAll()
    ?.split('; ')
    .find((part) => part.startsWith(start))
  return pair === undefined ? null : decoded(pair.slice(start.length))
}

function remove(name: string, path = '/'): void {
  set(name, '', -1, path)
}

/** Spec §7: path `/`, expiry in days. The specification requires `remove`, which nothing calls yet. */
export const cookies = { set, get, remove }
