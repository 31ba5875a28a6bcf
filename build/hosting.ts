/**
 * Vite plug-in: makes the preview server behave like an operator's server, so that tests run with
 * production's security headers, caching, compression and 404s.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { NOTICE } from '../src/domain/notice.ts'
import { headersOf, inert, type Headers } from './headers.ts'
import { readNginxSnippet } from './nginxSnippet.ts'
import { isFile, sendCompressed } from './precompressed.ts'
import { backendOf, fileNameOf, pathOf } from './requestPath.ts'

/** The origin of a request; 'self' for IPv6 hosts, which a policy cannot list. */
function originOf({ headers, socket }: IncomingMessage): string {
  const scheme = 'encrypted' in socket ? 'https' : 'http'
  // HTTP/2, which the preview speaks over TLS, names the host in `:authority`.
  const named = headers.host ?? String(headers[':authority'] ?? '')
  const host = /^[\w.-]+(?::\d+)?$/.exec(named)?.[0]
  return host === undefined ? "'self'" : `${scheme}://${host}`
}

interface Site {
  folder: string
  hasDemo: boolean
}

function setHeaders(res: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
}

function refuse(res: ServerResponse): void {
  setHeaders(res, { ...inert, 'Content-Type': 'text/plain' })
  res.writeHead(404).end('Not found')
}

/** The file of a name, if it exists inside the folder. */
function fileIn(folder: string, name: string): string | null {
  const file = join(folder, name)
  return file.startsWith(folder + sep) && isFile(file) ? file : null
}

/** Sends a file of a folder with its headers; leaves requests for a backend to `next`. */
function host(
  { folder, hasDemo }: Site,
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
): void {
  const path = pathOf(req.url ?? '/')
  const backend = path && backendOf(path)
  if (path && (backend === 'api' || (backend === 'demo' && hasDemo))) {
    if (backend === 'api') setHeaders(res, headersOf(path))
    next()
    return
  }
  const name = path && backend === null ? fileNameOf(path) : null
  const file = name && fileIn(folder, name)
  if (name === `/${NOTICE}` && !file) {
    setHeaders(res, headersOf(name))
    res.writeHead(204).end()
    return
  }
  if (name === null || !file) {
    refuse(res)
    return
  }
  // Read on every request, because a new build may have replaced the files.
  setHeaders(res, headersOf(name, { ...readNginxSnippet(folder), origin: originOf(req) }))
  res.setHeader('Vary', 'Accept-Encoding')
  // The next middleware reads the URL again and must find the same file.
  req.url = encodeURI(name)
  if (!sendCompressed(file, req, res)) next()
}

/** The preview server's plug-in; `hasDemo`: whether the demo backend answers below `/demo`. */
export function hosting(hasDemo: boolean): Plugin {
  let folder = ''
  return {
    name: 'hosting',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    configurePreviewServer(server) {
      server.middlewares.use((req, res, next) => {
        host({ folder, hasDemo }, req, res, next)
      })
    },
  }
}
