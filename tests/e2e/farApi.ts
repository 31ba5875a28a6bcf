import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An API on another host, which passes requests on to the demo backend and allows the app's origin but exposes no headers. */
interface FarApi {
  url: string
  /** Where the demo backend is. */
  target: string
  close: () => void
}

const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type, accept-language',
  'Access-Control-Allow-Methods': 'GET, POST',
}

async function passOn(req: IncomingMessage, target: string) {
  const { authorization, 'accept-language': language = 'fr' } = req.headers
  const body = await buffer(req)
  const answer = await fetch(new URL((req.url ?? '/').replace(/^\/v1/, '/api'), target), {
    method: req.method ?? 'GET',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      ...(authorization !== undefined && { Authorization: authorization }),
    },
    ...(body.length > 0 && { body }),
  })
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}

/** Opens it at `/v1`. */
export async function openFarApi(): Promise<FarApi> {
  const server = createServer((req, res) => {
    if (req.method === 'OPTIONS') {
      res.writeHead(204, allowed).end()
      return
    }
    passOn(req, api.target).then(
      ({ status, body }) => {
        res.writeHead(status, { ...allowed, 'Content-Type': 'application/json' }).end(body)
      },
      () => res.destroy(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const api: FarApi = {
    url: `http://127.0.0.1:${port}/v1`,
    target: '',
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return api
}
