import { Agent as HttpAgent, request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'

/** What a host sent, with the body as it came. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const MAX_SOCKETS = 8
const TIMEOUT_MS = 20_000

const agents = {
  'http:': {
    send: requestHttp,
    agent: new HttpAgent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
  },
  'https:': {
    send: requestHttps,
    agent: new HttpsAgent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
  },
}

/** Requests an address without decoding the response; an error message if there is none. */
export function ask(base: URL, address: string, encodings: string): Promise<Answer | string> {
  const { send, agent } = agents[base.protocol === 'https:' ? 'https:' : 'http:']
  const headers = { 'Accept-Encoding': encodings === '' ? 'identity' : encodings }
  return new Promise((done) => {
    const fail = (error: Error) => {
      done(error.message === '' ? error.name : error.message)
    }
    const options = { agent, headers, timeout: TIMEOUT_MS }
    const request = send(new URL(address, base), options, (response) => {
      buffer(response).then((body) => {
        done({ status: response.statusCode ?? 0, headers: response.headers, body })
      }, fail)
    })
    request
      .on('timeout', () =>
        request.destroy(new Error(`no answer in ${String(TIMEOUT_MS / 1000)} s`)),
      )
      .on('error', fail)
      .end()
  })
}
