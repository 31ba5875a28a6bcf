import { request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { text } from 'node:stream/consumers'
import { preview, type PreviewServer } from 'vite'
import { canServe, startNginx } from './nginxSupport'

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface RequestOptions {
  headers?: Record<string, string>
  method?: string
}

/** Requests a path without normalising it; accepts the test's self-signed certificate. */
export function sendRequest(
  base: string,
  path: string,
  options: RequestOptions = {},
): Promise<Reply> {
  const { protocol, hostname, port } = new URL(base)
  const send = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, fail) => {
    // Otherwise Node uses the Host header as the name in the TLS handshake.
    const servername = isIP(hostname) ? '' : hostname
    const place = { hostname, servername, port, path, rejectUnauthorized: false }
    send({ ...place, ...options, agent: false }, (response) => {
      text(response).then((body) => {
        done({ status: response.statusCode ?? 0, headers: response.headers, body })
      }, fail)
    })
      .on('error', fail)
      .end()
  })
}

/** The project's servers, with their URLs after `openHosts` has run. */
export const hosts = [
  { host: 'vite preview', isHere: true, dist: 'dist', url: '' },
  { host: 'npm start', isHere: true, dist: 'dist-demo', url: '' },
  { host: 'nginx with the sample configuration', isHere: canServe, dist: 'dist', url: '' },
]

/** Starts all servers; returns nginx, if it is installed, and a function that closes them. */
export async function openHosts() {
  const serve = (mode: string) => preview({ mode, logLevel: 'error', preview: { port: 0 } })
  const urlOf = (server: PreviewServer) => server.resolvedUrls?.local[0] ?? ''
  const servers = [await serve('production'), await serve('demo')]
  const [backend = ''] = servers.map(urlOf)
  const nginx = canServe ? await startNginx(backend) : null
  const urls = [...servers.map(urlOf), nginx?.url ?? '']
  for (const [index, each] of hosts.entries()) each.url = urls[index] ?? ''
  return {
    nginx,
    close: async () => {
      await nginx?.close()
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}
