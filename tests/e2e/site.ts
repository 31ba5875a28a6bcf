import { existsSync } from 'node:fs'
import { preview, type Plugin } from 'vite'
import { demoBackend } from '@demo/backend/vitePlugin'
import { createWorld, type World } from '@demo/backend/world'
import { hosting } from '../../build/hosting'
import { brandPages } from '../../operator/pages'

/** A build on Vite's preview server, as `npm start` and `npm run preview` serve it. */
export interface Site {
  url: string
  /** The demo backend behind it (docs/testing.md). */
  world: World
  /** Lets time pass on the server: in its world and in the `Date` of its responses. */
  pass: (ms: number) => void
  reset: () => void
  close: () => Promise<void>
}

interface SiteOptions {
  /** By default any free port. */
  port?: number
  /** Plugins that answer before the build does. */
  plugins?: Plugin[]
  /** By default a new one. */
  world?: World
  /** The server's clock; the real one by default. */
  clock?: () => number
}

export async function openSite(
  outDir: string,
  { port = 0, plugins = [], world: given, clock = Date.now }: SiteOptions = {},
): Promise<Site> {
  if (!existsSync(outDir)) throw new Error(`No ${outDir}: npm run test:e2e builds it`)
  let ahead = 0
  const now = () => clock() + ahead
  const world = given ?? createWorld({ now })
  const serverClock: Plugin = {
    name: 'server-clock',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((_, res, next) => {
        res.setHeader('Date', new Date(now()).toUTCString())
        next()
      })
    },
  }
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port, strictPort: port !== 0, cors: false, host: 'localhost' },
    plugins: [...plugins, serverClock, hosting(true), demoBackend({ world, pages: brandPages })],
  })
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    world,
    pass: (ms) => {
      ahead += ms
    },
    reset: () => {
      ahead = 0
      world.reset()
    },
    close: async () => {
      // Open connections of browsers would stop the server from closing.
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
      await server.close()
    },
  }
}
