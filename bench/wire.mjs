import { brotliCompressSync } from 'node:zlib'

const TEXT = /javascript|css|html|json|svg|manifest/

/** Size of a body as a server with brotli 11 would send it; only text is compressed. */
const weigh = (body, mime) =>
  TEXT.test(mime) && body.length > 0 ? brotliCompressSync(body).length : body.length

/** The browser does not expose some bodies, for example of preloads; their transfer size counts. */
const sentBytes = async (response) =>
  response
    .request()
    .sizes()
    .then(
      ({ responseBodySize }) => responseBodySize,
      () => 0,
    )

/** Runs in the page: notes when the splash is removed, in ms since the epoch. */
function noteFirstView() {
  new MutationObserver((_, observer) => {
    if (!document.body || document.readyState === 'loading') return
    if (document.getElementById('splash')) return
    window.firstViewAt = performance.timeOrigin + performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Records what a page fetches. Call before the first navigation; `take` returns an entry for each
 * request: address, kind, bytes, and whether it started before the first view replaced the splash.
 */
export async function recordWire(page) {
  await page.addInitScript(noteFirstView)
  const answers = []
  page.on('response', (response) => answers.push(response))
  return async () => {
    const firstViewAt = await page.evaluate(() => window.firstViewAt)
    const entries = []
    for (const response of answers) {
      const mime = response.headers()['content-type'] ?? ''
      const body = await response.body().catch(() => null)
      const bytes = body?.length ? weigh(body, mime) : await sentBytes(response)
      const kind = /javascript/.test(mime) ? 'js' : /css/.test(mime) ? 'css' : 'other'
      const isFirst = response.request().timing().startTime < firstViewAt
      entries.push({ url: response.url(), kind, bytes, isFirst })
    }
    return entries
  }
}

export const sum = (entries, isWanted = () => true) =>
  entries.filter(isWanted).reduce((total, { bytes }) => total + bytes, 0)
