import { posix } from 'node:path'

/**
 * Where a request's address leads: to a path in its one plain form, to the plain address that it
 * should have asked for, or nowhere.
 */
export type Destination = { path: string } | { redirect: string } | null

/** Parts that answer for themselves: what stands below them is their own affair. */
const BACKEND = /^\/(api|demo)(?:\/|$)/

/** Which of those parts a path belongs to. */
export const backendOf = (path: string): string | null => BACKEND.exec(path)?.[1] ?? null

/** Backslashes and control characters: no file of ours has them, and parsers disagree about them. */
const ODD = /[\\\p{Cc}]/u

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** The address of a path, as every browser writes it. */
const addressOf = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent)

/**
 * S2: decodes and normalises an address once. What is spelt in another way than the plain one is sent
 * on, so that a file and its headers are always chosen by the same path.
 */
export function destinationOf(target: string): Destination {
  const [, raw = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? []
  const decoded = decode(raw)
  if (!raw.startsWith('/') || decoded === null || ODD.test(decoded)) return null
  const path = posix.normalize(decoded)
  const part = backendOf(path)
  if (addressOf(path) === raw || (part !== null && part === backendOf(raw))) return { path }
  return { redirect: addressOf(path) + query }
}

/** Files that the web has agreed on (RFC 8615), with no hidden name among their folders. */
const WELL_KNOWN = /^\/\.well-known\/[\w-]+(?:[./][\w-]+)*$/

/**
 * The file that a path is answered with: itself where it names a file, otherwise the app's page. A
 * name that begins with a dot is the build's own and is never sent.
 */
export function fileNameOf(path: string): string | null {
  if (WELL_KNOWN.test(path)) return path
  if (path.includes('/.')) return null
  return /\.[^./]+$/.test(path) ? path : '/index.html'
}
