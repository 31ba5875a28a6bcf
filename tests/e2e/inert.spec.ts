import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { preview, type PreviewServer } from 'vite'
import { headersOf } from '../../build/headers'
import { expect, test } from './fixtures'
import { sendRequest } from './hostSupport'
import { startNginx } from './nginxSupport'

/** A backend with an error page that repeats its query, as in many frameworks. */
const backend = createServer((req, res) => {
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

const urls = { 'vite preview with API_PROXY_TARGET': '', 'nginx with the sample configuration': '' }
type Host = keyof typeof urls
const [PREVIEW, NGINX] = Object.keys(urls) as [Host, Host]
let target: string
let server: PreviewServer
let nginx: Awaited<ReturnType<typeof startNginx>> | null = null

test.use({ ignoreHTTPSErrors: true, allowed: /^Blocked script execution/ })

test.beforeAll(async () => {
  backend.listen(0, '127.0.0.1')
  await new Promise((done) => backend.once('listening', done))
  target = `http://127.0.0.1:${String((backend.address() as AddressInfo).port)}`
  process.env.API_PROXY_TARGET = target
  server = await preview({ logLevel: 'error', preview: { port: 0 } })
  delete process.env.API_PROXY_TARGET
  urls[PREVIEW] = server.resolvedUrls?.local[0] ?? ''
})
test.afterAll(async () => {
  await nginx?.close()
  await server.close()
  backend.closeAllConnections()
  backend.close()
})

for (const host of [PREVIEW, NGINX]) {
  const tag = host === NGINX ? '@nginx' : []
  test.describe(`an answer of the backend opened as a page is inert: ${host}`, { tag }, () => {
    if (host === NGINX) {
      test.beforeAll(async () => {
        nginx = await startNginx(target)
        urls[NGINX] = nginx.url
      })
    }

    for (const path of ['/api/err', '/api', '/api/games/a%2Fb', '/api//err']) {
      test(`${path} has the headers of the host, and no headers that identify the backend`, async () => {
        const { status, headers } = await sendRequest(urls[host], path)
        expect(status).toBe(404)
        for (const [name, value] of Object.entries(headersOf('/api'))) {
          expect(headers[name.toLowerCase()], name).toBe(value)
        }
        expect(headers['x-powered-by']).toBeUndefined()
      })
    }

    test('serves nothing of the demo', async () => {
      for (const path of ['/demo/games/slot', '/demo/faults', '/demo/covers/2000.webp']) {
        const { status, body } = await sendRequest(urls[host], path)
        // Nginx sends the app for an unknown path without an extension.
        expect(status === 404 || body.includes('id="root"'), path).toBe(true)
      }
    })

    test('runs none of its scripts', async ({ page }) => {
      await page.goto(urls[host])
      await page.evaluate(() => {
        localStorage.setItem('token', 'SECRET')
      })
      await page.goto(new URL(ATTACK, urls[host]).href)
      await expect(page.getByRole('heading', { name: 'Cannot GET' })).toBeVisible()
      // Proves an absence: an inline script would have run by then.
      await page.waitForTimeout(300)
      expect(await page.title()).not.toContain('ran with')
    })
  })
}
