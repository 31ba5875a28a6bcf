/**
 * Vite plug-in: makes the preview server behave like an operator's server, so that tests run with
 * production's security headers, caching, compression and 404s (QUALITY F1, F3, J3).
 */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { apiLink, apiOrigin, apiSource, styleHash } from './builtPage.ts'
import { headersOf, inert, type Headers } from './headers.ts'
import { writeNginxSnippet } from './nginxSnippet.ts'
import { compressTree, isFile, sendCompressed } from './precompressed.ts'
import { backendOf, destinationOf, fileNameOf } from './requestPath.ts'

const PAGE = '/index.html'

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
function fileIn(folder: string, name: string | null): string | null {
  const file = join(folder, name ?? PAGE)
  return name !== null && file.startsWith(folder + sep) && isFile(file) ? file : null
}

/** Read on every request, because a new build may have replaced the page. */
function knownOf(file: string, isPage: boolean) {
  if (!isPage) return {}
  const page = readFileSync(file, 'utf8')
  return { style: styleHash(page), api: apiSource(page) }
}

/** Sends a file of a folder with its headers; leaves requests for a backend to `next`. */
function host(
  { folder, hasDemo }: Site,
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
): void {
  const destination = destinationOf(req.url ?? '/')
  if (destination === null) {
    refuse(res)
    return
  }
  if ('redirect' in destination) {
    setHeaders(res, { ...inert, Location: destination.redirect })
    res.writeHead(308).end()
    return
  }
  const { path } = destination
  const backend = backendOf(path)
  if (backend === 'demo' && !hasDemo) {
    refuse(res)
    return
  }
  if (backend !== null) {
    if (backend === 'api') setHeaders(res, headersOf(path))
    next()
    return
  }
  const name = fileNameOf(path)
  const file = fileIn(folder, name)
  if (name === null || file === null) {
    refuse(res)
    return
  }
  setHeaders(res, headersOf(name, { ...knownOf(file, name === PAGE), origin: originOf(req) }))
  res.setHeader('Vary', 'Accept-Encoding')
  // The next middleware reads the URL again and must find the same file.
  req.url = encodeURI(name)
  if (!sendCompressed(file, req, res)) next()
}

/** The servers' plug-in; `hasDemo`: whether the demo backend answers below `/demo` (finding R9). */
export function hosting({ hasDemo = true } = {}): Plugin {
  let folder = ''
  let api: string | null = null
  return {
    name: 'hosting',
    configResolved({ root, build, env }) {
      folder = resolve(root, build.outDir)
      api = apiOrigin(String(env.VITE_API_BASE_URL ?? ''))
    },
    transformIndexHtml: () => (api === null ? [] : [apiLink(api)]),
    closeBundle: {
      order: 'post',
      handler() {
        const page = join(folder, 'index.html')
        if (!isFile(page)) return
        writeNginxSnippet(folder, readFileSync(page, 'utf8'))
        compressTree(folder)
      },
    },
    configurePreviewServer(server) {
      server.middlewares.use((req, res, next) => {
        host({ folder, hasDemo }, req, res, next)
      })
    },
  }
}
