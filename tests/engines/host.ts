import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { preview, type Plugin, type PreviewServer } from 'vite'
import { watchPage } from './watchPage'

const BUILD = 'dist-demo'
/** Runs before the app's own scripts, in every document. */
const EARLY = '<script src="/early.js"></script>'

/** The demo on its real server, which also records the problems that browsers report. */
export interface Host {
  url: string
  /** Uncaught errors, unhandled rejections, files that did not load, policy violations, failed calls. */
  problems: string[]
  /** A script that runs before the app's; empty by default. */
  early: string
  /** Whether the host responds to no request, as without a network. */
  isCut: boolean
  /** How far the dates of its answers are off, in ms. */
  dateOff: number
  /** Which addresses of files answer 503. */
  fails: (url: string) => boolean
  /** All requests to the backend so far, as `POST /api/StartGame`. */
  calls: string[]
  /** Replaces the build by another one, at the same URL. */
  deploy: (build: string) => void
  close: () => Promise<void>
}

/** A copy of a build whose pages start with the early script. */
function copyBuild(build: string, folder: string): void {
  if (!existsSync(build)) throw new Error(`No ${build}: npm run test:engines builds it`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(build, folder, { recursive: true })
  cpSync(`${build}.nginx.conf`, `${folder}.nginx.conf`)
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of pages.filter((each) => each.endsWith('.html'))) {
    const file = join(folder, name)
    writeFileSync(file, withEarly(readFileSync(file, 'utf8')))
    for (const end of ['.br', '.gz']) rmSync(file + end, { force: true })
  }
}

const withEarly = (page: string) => page.replace(/<meta charset="utf-8" ?\/?>/, `$&${EARLY}`)

interface Violation {
  'csp-report'?: Readonly<Record<string, string>>
}

/** Formats a browser's report or a report of the early script as one line. */
function lineOf(body: string): string {
  if (!body.startsWith('{')) return body
  const report = (JSON.parse(body) as Violation)['csp-report'] ?? {}
  const page = (report['document-uri'] ?? '').split(/[?#]/)[0] ?? ''
  return `violation of ${report['effective-directive'] ?? report['violated-directive'] ?? body} by ${report['blocked-uri'] ?? ''} on ${page}`
}

/** Makes every policy report to the host, and adds the early script to the partner pages, too. */
function listenIn(req: IncomingMessage, res: ServerResponse): void {
  const setHeader = res.setHeader.bind(res)
  res.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === 'content-security-policy'
        ? `${String(value)}; report-uri /noted`
        : value,
    )
  if (!/^\/demo\/(?:games|sport)/.test(req.url ?? '')) return
  // The script can only be added to complete, uncompressed pages.
  delete req.headers['accept-encoding']
  const end = res.end.bind(res)
  res.end = ((body?: Buffer) => {
    if (!String(res.getHeader('content-type')).startsWith('text/html')) return end(body)
    const page = Buffer.from(withEarly(String(body)))
    setHeader('Content-Length', page.length)
    return end(page)
  }) as typeof res.end
}

function watching(host: Host): Plugin {
  const own: Readonly<Record<string, () => [type: string, body: string]>> = {
    '/early.js': () => ['text/javascript', `(${watchPage.toString()})();${host.early}`],
    '/blank.html': () => ['text/html', '<!doctype html><link rel="icon" href="data:,">'],
  }
  return {
    name: 'watching',
    enforce: 'pre',
    configurePreviewServer(server) {
      server.middlewares.use((req, res, next) => {
        const path = (req.url ?? '/').split(/[?#]/)[0] ?? '/'
        const call = `${req.method ?? 'GET'} ${path}`
        if (host.isCut) {
          req.socket.destroy()
          return
        }
        if (host.fails(req.url ?? '/')) {
          res.writeHead(503, { 'Cache-Control': 'no-store' }).end()
          return
        }
        res.setHeader('Date', new Date(Date.now() + host.dateOff).toUTCString())
        const answer = own[path]?.()
        if (answer) {
          res.writeHead(200, { 'Content-Type': answer[0], 'Cache-Control': 'no-store' })
          res.end(answer[1])
        } else if (path === '/noted') {
          void text(req).then((body) => host.problems.push(lineOf(body)))
          res.writeHead(204).end()
        } else {
          if (/^\/(?:api|demo)\//.test(path)) host.calls.push(call)
          res.once('finish', () => {
            // Firefox sometimes requests it after Back, although every page has an icon link.
            if (path === '/favicon.ico') return
            if (res.statusCode >= 400) host.problems.push(`${String(res.statusCode)} for ${call}`)
          })
          // Tells the demo that the request came over https, like a proxy that terminates TLS.
          if (host.url.startsWith('https:')) req.headers['x-forwarded-proto'] = 'https'
          listenIn(req, res)
          next()
        }
      })
    },
  }
}

/** Serves the demo's build; over https with a self-signed certificate. */
export async function startHost(https?: { key: string; cert: string }): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  copyBuild(BUILD, folder)
  const host: Host = {
    url: '',
    problems: [],
    early: '',
    isCut: false,
    dateOff: 0,
    fails: () => false,
    calls: [],
    deploy: (build) => {
      copyBuild(build, folder)
    },
    close: async () => {
      // Open connections of browsers would keep the server from closing.
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
      rmSync(`${folder}.nginx.conf`, { force: true })
    },
  }
  const server: PreviewServer = await preview({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir: folder },
    plugins: [watching(host)],
    preview: { port: 0, ...(https && { https }) },
  })
  host.url = server.resolvedUrls?.local[0] ?? ''
  return host
}
