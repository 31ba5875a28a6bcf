/** Runs in a page: whether the browser keeps no cookie and gives no storage. */
export function cookiesAreBlocked(): boolean {
  document.cookie = 'a=b'
  try {
    return localStorage.length < 0
  } catch {
    return document.cookie === ''
  }
}
