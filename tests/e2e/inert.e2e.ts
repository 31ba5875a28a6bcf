import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser } from 'playwright-core'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersOf } from '../../scripts/vite/headers'
import { sendRequest } from './hostSupport'
import { canServe, startNginx } from './nginxSupport'
import { BROWSER, BROWSER_ARGS } from './support'

/** A backend with an error page that repeats its query, as in many frameworks. */
const backend: Server = createServer((req, res) => {
  res.writeHead(404, {
    'Content-Type': 'text/html',
    'X-Powered-By': 'Express',
    'X-Frame-Options': 'ALLOWALL',
    'Cache-Control': 'public, max-age=600',
    'Content-Security-Policy': "script-src 'unsafe-inline'",
    'Referrer-Policy': 'unsafe-url',
    Date: new Date().toUTCString(),
  })
  res.end(`<h1>Cannot GET ${decodeURIComponent(req.url ?? '')}</h1>`)
})

const ATTACK = `/api/err?${encodeURIComponent('<script>document.title="ran with "+localStorage.token</script>')}`

const hosts = [
  { host: 'vite preview with API_PROXY_TARGET', isHere: true, url: '' },
  { host: 'nginx with the sample configuration', isHere: canServe, url: '' },
]
let server: PreviewServer
let nginx: Awaited<ReturnType<typeof startNginx>> | null = null
let browser: Browser

beforeAll(async () => {
  backend.listen(0, '127.0.0.1')
  await new Promise((done) => backend.once('listening', done))
  const target = `http://127.0.0.1:${String((backend.address() as AddressInfo).port)}`
  process.env.API_PROXY_TARGET = target
  server = await preview({ logLevel: 'error', preview: { port: 0 } })
  delete process.env.API_PROXY_TARGET
  if (canServe) nginx = await startNginx(target)
  for (const [index, url] of [server.resolvedUrls?.local[0], nginx?.url].entries()) {
    Object.assign(hosts[index] ?? {}, { url })
  }
  browser = await chromium.launch({ executablePath: BROWSER, args: BROWSER_ARGS })
})
afterAll(async () => {
  await browser.close()
  await nginx?.close()
  await server.close()
  backend.closeAllConnections()
  backend.close()
})

describe.each(hosts)('S3: an answer of the backend opened as a page: $host', (each) => {
  describe.skipIf(!each.isHere)(each.isHere ? 'is inert' : 'left out: no nginx', () => {
    it.each(['/api/err', '/api', '/api/games/a%2Fb', '/api//err'])(
      '%s has the headers of the host, and no headers that identify the backend',
      async (path) => {
        const { status, headers } = await sendRequest(each.url, path)
        expect(status).toBe(404)
        for (const [name, value] of Object.entries(headersOf('/api'))) {
          expect(headers[name.toLowerCase()], name).toBe(value)
        }
        expect(headers['x-powered-by']).toBeUndefined()
      },
    )

    it('R9: serves nothing of the demo', async () => {
      for (const path of ['/demo/games/slot', '/demo/faults', '/demo/covers/2000.webp']) {
        const { status, body } = await sendRequest(each.url, path)
        // Nginx sends the app for an unknown path without an extension.
        expect(status === 404 || body.includes('id="root"'), path).toBe(true)
      }
    })

    it('runs none of its scripts', async () => {
      const page = await browser.newPage({ ignoreHTTPSErrors: true })
      await page.goto(each.url)
      await page.evaluate(() => {
        localStorage.setItem('token', 'SECRET')
      })
      await page.goto(new URL(ATTACK, each.url).href)
      await page.getByRole('heading', { name: 'Cannot GET' }).waitFor()
      await page.waitForTimeout(300)
      expect(await page.title()).not.toContain('ran with')
      await page.close()
    })
  })
})
