/** Opens and closes what the device keeps of one account. */
export interface Vault {
  /** The account's place on the device; nobody can tell whose it is. */
  name: string
  seal: (text: string) => Promise<string>
  /** Null for what this account has not sealed. */
  open: (sealed: string) => Promise<string | null>
}

/** Makes it slow to try out accounts, and takes some 50 ms of another thread for the right one. */
const ITERATIONS = 100_000
const NAME_BYTES = 16
const KEY_BYTES = 32
const IV_BYTES = 12

const toBytes = (text: string) => new TextEncoder().encode(text)
const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/**
 * Decisions 4: a place and a key of its own for each account, made from what only a login tells.
 * Null where the browser has no Web Crypto (pages that do not come by https).
 */
export async function openVault(account: string, salt: string): Promise<Vault | null> {
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle
  if (!subtle) return null
  const secret = await subtle.importKey('raw', toBytes(account), 'PBKDF2', false, ['deriveBits'])
  const derived = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations: ITERATIONS },
    secret,
    (NAME_BYTES + KEY_BYTES) * 8,
  )
  const name = toHex(new Uint8Array(derived, 0, NAME_BYTES))
  const bytes = new Uint8Array(derived, NAME_BYTES)
  const key = await subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  return {
    name,
    seal: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, key, toBytes(text))
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
    },
    open: async (sealed) => {
      try {
        const all = fromBase64(sealed)
        const iv = all.slice(0, IV_BYTES)
        const text = await subtle.decrypt({ name: 'AES-GCM', iv }, key, all.slice(IV_BYTES))
        return new TextDecoder().decode(text)
      } catch {
        return null
      }
    },
  }
}
