import { brotliCompressSync } from 'node:zlib'

const TEXT = /javascript|css|html|json|svg|manifest/

/** Bytes of a body as the best server would send it: text at brotli 11, the rest as it is. */
const weigh = (body, mime) =>
  TEXT.test(mime) && body.length > 0 ? brotliCompressSync(body).length : body.length

/** What a browser lets nobody read, as a file fetched ahead, counts as it was sent. */
const sentBytes = async (response) =>
  response
    .request()
    .sizes()
    .then(
      ({ responseBodySize }) => responseBodySize,
      () => 0,
    )

/**
 * Records what a page fetches. Call before the first navigation; `take` answers with one entry a
 * request: address, kind, bytes, and whether it came before the page had loaded and its splash had
 * given way to the first view.
 */
export function recordWire(page) {
  const answers = []
  let isShown = false
  page.on('load', async () => {
    await page.locator('#splash').waitFor({ state: 'detached' })
    isShown = true
  })
  page.on('response', (response) => {
    answers.push({ response, isFirst: !isShown })
  })
  return async () => {
    const entries = []
    for (const { response, isFirst } of answers) {
      const mime = response.headers()['content-type'] ?? ''
      const body = await response.body().catch(() => null)
      const bytes = body?.length ? weigh(body, mime) : await sentBytes(response)
      const kind = /javascript/.test(mime) ? 'js' : /css/.test(mime) ? 'css' : 'other'
      entries.push({ url: response.url(), kind, bytes, isFirst })
    }
    return entries
  }
}

export const sum = (entries, isWanted = () => true) =>
  entries.filter(isWanted).reduce((total, { bytes }) => total + bytes, 0)
