/**
 * A random player, who uses `dist` with the demo backend; after each act all properties must hold.
 *
 *   npm run test:walk -- --seed 7 --acts 5000 --layout phone --lang ar --faults
 *
 * A finding is played again, made shorter, and written as a test into tests/e2e.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    acts: { type: 'string', default: '1000' },
    layout: { type: 'string' },
    lang: { type: 'string' },
    faults: { type: 'boolean', default: false },
    cpu: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    first: { type: 'boolean', default: false },
  },
})
const numbers = ['seed', 'acts', 'cpu', 'minutes'].map((name) => [name, Number(values[name])])
const root = fileURLToPath(new URL('../..', import.meta.url))
// It stays open, because the demo backend imports more when it draws the first picture.
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
  resolve: { alias: { '@demo': `${root}demo`, '@': `${root}src` } },
})
const { walk } = await server.ssrLoadModule('/bench/walk/walk.ts')
process.exit((await walk({ ...values, ...Object.fromEntries(numbers) })) > 0 ? 1 : 0)
