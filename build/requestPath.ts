import { posix } from 'node:path'

/** Paths that a backend handles. */
const BACKEND = /^\/(api|demo)(?:\/|$)/

/** The backend that handles a path, if any. */
export const backendOf = (path: string): string | null => BACKEND.exec(path)?.[1] ?? null

/** Backslashes and control characters: no file name has them, and URL parsers treat them differently. */
const ODD = /[\\\p{Cc}]/u

/**
 * The path of a request's URL, decoded and normalised once, so that a file and its headers are looked up by the
 * same path; null for an invalid URL, and for one that names a backend only in another spelling.
 */
export function pathOf(target: string): string | null {
  const [raw = ''] = target.split('?')
  try {
    const decoded = decodeURIComponent(raw)
    const path = posix.normalize(decoded)
    const isFine = raw.startsWith('/') && !ODD.test(decoded) && backendOf(path) === backendOf(raw)
    return isFine ? path : null
  } catch {
    return null
  }
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
