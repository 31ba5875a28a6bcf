import { posix } from 'node:path'

/**
 * The result of normalising a request's URL: a normalised path, a redirect to the normalised URL, or
 * null for an invalid URL.
 */
export type Destination = { path: string } | { redirect: string } | null

/** Paths that a backend handles; their URLs are not normalised. */
const BACKEND = /^\/(api|demo)(?:\/|$)/

/** The backend that handles a path, if any. */
export const backendOf = (path: string): string | null => BACKEND.exec(path)?.[1] ?? null

/** Backslashes and control characters: no file name has them, and URL parsers treat them differently. */
const ODD = /[\\\p{Cc}]/u

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Encodes a path as every browser does. */
const addressOf = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent)

/**
 * Decodes and normalises a URL once and redirects other spellings of it, so that the file and its
 * headers are always looked up by the same path.
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

/** Well-known files (RFC 8615), without hidden files or folders. */
const WELL_KNOWN = /^\/\.well-known\/[\w-]+(?:[./][\w-]+)*$/

/** The file of every page of the app. */
const PAGE = '/index.html'

/**
 * The file to send for a path: the file that it names, or else index.html. Names that begin with a dot
 * (the build's manifest) are never sent.
 */
export function fileNameOf(path: string): string | null {
  if (WELL_KNOWN.test(path)) return path
  if (path.includes('/.')) return null
  return /\.[^./]+$/.test(path) ? path : PAGE
}
