import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeBuild, siteOf } from './builds'
import { logIn, openStage, type Stage } from './support'

let outDir = ''
let stage: Stage
let api: Server

/** A backend on another origin that forwards requests to the demo backend and allows the app's origin. */
function openApi(): Server {
  return createServer((req, res) => {
    const cors = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'authorization, content-type, accept-language',
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Expose-Headers': 'Date',
    }
    const handOn = async () => {
      if (req.method === 'OPTIONS') return res.writeHead(204, cors).end()
      const { authorization, 'accept-language': language = 'fr' } = req.headers
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(chunk as Buffer)
      const answer = await fetch(new URL((req.url ?? '/').replace(/^\/v1/, '/api'), stage.url), {
        method: req.method ?? 'GET',
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': language,
          ...(authorization !== undefined && { Authorization: authorization }),
        },
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      const body = Buffer.from(await answer.arrayBuffer())
      return res.writeHead(answer.status, { ...cors, 'Content-Type': 'application/json' }).end(body)
    }
    handOn().catch(() => res.destroy())
  })
}

beforeAll(async () => {
  api = openApi()
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  const { port } = api.address() as AddressInfo
  outDir = siteOf('sirocco', { apiUrl: `http://127.0.0.1:${port}/v1` })
  stage = await openStage('production', outDir)
}, 240_000)

afterAll(async () => {
  await stage.close()
  api.closeAllConnections()
  api.close()
  removeBuild(outDir)
})

describe('S15, Decisions 3: the API is on another origin', () => {
  it('the home page shows its games, and a player can log in', async () => {
    const page = await stage.visit('/launch.html')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'xhr' || request.resourceType() === 'fetch')
        calls.push(new URL(request.url()).pathname)
    })
    await page.goto(stage.url)
    await page.getByTestId('game-tile').first().waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await logIn(page)
    await expect.poll(() => page.getByTestId('balance').first().innerText()).toContain('TND')
    expect(calls).toEqual(expect.arrayContaining(['/v1/get_slot_game', '/v1/login']))
    expect(calls.filter((path) => path.startsWith('/api'))).toEqual([])
    await page.context().close()
  })
})
