/** FNV-1a: distinguishes tokens without storing one; it cannot be reversed. */
export function fingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
