/** FNV-1a: tells one token from another without being one; there is no way back. */
export function fingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
