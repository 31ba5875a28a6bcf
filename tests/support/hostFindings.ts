import { http, passthrough } from 'msw'
import { onTestFinished } from 'vitest'
import { sha256Of } from '../../build/release/fileList'
import { verify } from '../../operator/verify/run'
import { server } from './server'
import { removeSite, serveSite, writeSmallSite, type Spoil } from './smallHost'

/** What verify finds at a host with a fault. */
export async function findingsAt(spoil?: Spoil): Promise<string[]> {
  const folder = writeSmallSite()
  const host = await serveSite(folder, spoil)
  onTestFinished(() => {
    host.close()
    removeSite(folder)
  })
  server.use(http.all(`${host.url}*`, () => passthrough()))
  const { differences } = await verify(folder, new URL(host.url))
  return differences.map(({ address, what, found }) => `${address} ${what}: ${found}`)
}

/** A fault of the answers at an address; `*` is every page of the app. */
export const at =
  (address: string, spoil: Spoil): Spoil =>
  (sent, request, count) => {
    const { url = '' } = request
    const isPage = sent.headers['Content-Type'] === 'text/html' && url !== '/exit.html'
    if (address === '*' ? isPage : url.startsWith(address) && (address !== '/' || url === '/'))
      spoil(sent, request, count)
  }
export const sends =
  (name: string, value: string | null): Spoil =>
  ({ headers }) => {
    headers[name] = value
  }
const another = Buffer.from('<html>another</html>')
export const other: Spoil = (sent) => {
  sent.body = another
}

export const ANOTHER = `20 bytes, sha256 ${sha256Of(another).slice(0, 16)}`
