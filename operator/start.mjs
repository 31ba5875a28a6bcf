/** Builds the demo and serves it with the embedded demo backend. */
import { build, preview } from 'vite'

const mode = 'demo'
const port = Number(process.env.PORT ?? 4173)

await build({ mode, logLevel: 'warn' })
const server = await preview({ mode, preview: { port, strictPort: false } })
const address = server.resolvedUrls?.local[0] ?? 'http://localhost'

if (new URL(address).port !== String(port)) {
  console.log(`Port ${port} is in use; using the next free port.`)
}
console.log(`Sirocco is running at ${address}`)
