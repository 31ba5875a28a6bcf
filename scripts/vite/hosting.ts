/**
 * Vite plug-in: makes the preview server behave like an operator's server, so that tests run with
 * production's security headers, caching, compression and 404s (QUALITY F1, F3, J3).
 */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { Brand } from '../../src/domain/brandShape.ts'
import { apiLink, apiOrigin, apiSource, frameHosts, sourcesOf, styleHash } from './builtPage.ts'
import { headersOf, inert, type Headers } from './headers.ts'
import { readNginxSnippet, writeNginxSnippet } from './nginxSnippet.ts'
import { compressTree, isFile, sendCompressed } from './precompressed.ts'
import { backendOf, destinationOf, fileNameOf, PAGE, pageFilesOf } from './requestPath.ts'

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

/** The page of a path and a query that the build has. */
function pageOf(folder: string, path: string, target: string): string {
  const [, query = ''] = target.split('?')
  return pageFilesOf(path, query).find((name) => fileIn(folder, name) !== null) ?? PAGE
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
  const named = fileNameOf(path)
  const name = named === PAGE ? pageOf(folder, path, req.url ?? '') : named
  const file = fileIn(folder, name)
  if (name === null || file === null) {
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

interface Hosting {
  /** Whether the demo backend answers below `/demo` (finding R9). */
  hasDemo: boolean
  /** The hosts that the brand names for frames and pictures. */
  hosts: Brand['hosts']
}

/** The servers' plug-in. */
export function hosting({ hasDemo, hosts }: Hosting): Plugin {
  let folder = ''
  let api: string | null = null
  let frames: string[] = []
  return {
    name: 'hosting',
    configResolved({ root, build, env }) {
      folder = resolve(root, build.outDir)
      api = apiOrigin(String(env.VITE_API_BASE_URL ?? ''))
      frames = frameHosts(hosts.games, env)
    },
    transformIndexHtml: () => (api === null ? [] : [apiLink(api)]),
    closeBundle: {
      order: 'post',
      handler() {
        const page = join(folder, 'index.html')
        if (!isFile(page)) return
        const text = readFileSync(page, 'utf8')
        writeNginxSnippet(folder, {
          style: styleHash(text),
          api: apiSource(text),
          frames: sourcesOf(frames),
          pictures: sourcesOf(hosts.pictures),
        })
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
