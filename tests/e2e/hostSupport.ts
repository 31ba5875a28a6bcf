import { request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { text } from 'node:stream/consumers'

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
