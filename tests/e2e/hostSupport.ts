import { request as askPlain, type IncomingHttpHeaders } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIP } from 'node:net'
import { text } from 'node:stream/consumers'
import { preview, type PreviewServer } from 'vite'
import { canServe, startNginx } from './nginxSupport'

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Asked {
  headers?: Record<string, string>
  method?: string
}

/** Asks a host for a path as it is written; the certificate of the test is nobody's. */
export function ask(base: string, path: string, asked: Asked = {}): Promise<Reply> {
  const { protocol, hostname, port } = new URL(base)
  const send = protocol === 'https:' ? askSecurely : askPlain
  return new Promise((done, fail) => {
    // Otherwise Node takes the name for the handshake from a header.
    const servername = isIP(hostname) ? '' : hostname
    const place = { hostname, servername, port, path, rejectUnauthorized: false }
    send({ ...place, ...asked, agent: false }, (response) => {
      text(response).then((body) => {
        done({ status: response.statusCode ?? 0, headers: response.headers, body })
      }, fail)
    })
      .on('error', fail)
      .end()
  })
}

/** The servers that this project has, with the address of each once `openHosts` has run. */
export const hosts = [
  { host: 'vite preview', isHere: true, dist: 'dist', url: '' },
  { host: 'npm start', isHere: true, dist: 'dist-demo', url: '' },
  { host: 'nginx with the sample configuration', isHere: canServe, dist: 'dist', url: '' },
]

/** Opens all of them; returns the real nginx, where it is installed, and what closes them. */
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
