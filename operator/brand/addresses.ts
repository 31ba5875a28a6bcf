/** Addresses of a brand file, read by `new URL` as a browser does. A header, a page and nginx take each as it is. */

/** Longer ones do not pass every proxy. */
export const ADDRESS_LIMIT = 1000

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`)
const OWN_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3})$/

/** The URL of a text whose origin stands in it unchanged, so that a policy can list it; null for others. */
function urlOf(text: string): URL | null {
  // A browser reads a backslash as a slash and drops tabs and line breaks.
  if (/[\s\\\p{C}]/u.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const { origin, protocol, hostname, username, password } = url
  const isOwn = OWN_MACHINE.test(hostname)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isOwn)
  const isNamed = isOwn || (hostname.length <= 253 && HOST.test(hostname))
  const isPlain = text.startsWith(origin) && /^(?:[/?#]|$)/.test(text.slice(origin.length))
  return isSecure && isNamed && isPlain && username === '' && password === '' ? url : null
}

/** An https address on a host with a full name. */
export const isHttps = (text: string): boolean => urlOf(text)?.protocol === 'https:'

/** An origin with https. */
export const isOrigin = (text: string): boolean => isHttps(text) && text === urlOf(text)?.origin

const WILDCARD = 'https://*.'

/** An origin, or `https://*.` with a name of at least two parts. */
export const isHost = (text: string): boolean =>
  text.startsWith(WILDCARD)
    ? isOrigin(text.replace('*.', '')) && isOrigin(text.replace('*', 'any'))
    : isOrigin(text)

/** A path of this host, as it is requested. */
function isPath(text: string): boolean {
  if (!/^\/(?!\/)/.test(text) || /[\s\\\p{C}]/u.test(text)) return false
  const [path] = text.split(/[?#]/)
  return new URL(text, 'https://any.example').pathname === path
}

/** A path of this host; or a URL with https, or of the own machine, without an account. */
export const isPathOrUrl = (text: string): boolean => isPath(text) || urlOf(text) !== null

const FRAME_NAMES = ['{token}', '{parent}', '{lang}', '{partner}', '{view}', '{device}']

/** The address of the sport frame: on another host it needs the session's token to know the player. */
export function isFrame(text: string): boolean {
  const filled = FRAME_NAMES.reduce((rest, name) => rest.replaceAll(name, '1'), text)
  if (/[{}]/.test(filled)) return false
  if (isPath(filled)) return true
  const url = urlOf(filled)
  // A name in the host would lead somewhere that no policy lists.
  return url !== null && text.startsWith(url.origin) && text.includes('{token}')
}
