export interface Vault {
  /** The account's storage key, which does not reveal the account. */
  name: string
  seal: (text: string) => Promise<string>
  /** Null if another account has encrypted it. */
  open: (sealed: string) => Promise<string | null>
}

/** Slows down guessing of accounts; takes about 50 ms on another thread. */
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
 * Decisions 4: a separate storage key and encryption key for each account, derived from data that only a
 * login returns. Null if the browser has no Web Crypto (pages without https).
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
