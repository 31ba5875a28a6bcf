import type { HttpHandler } from 'msw'
import type { Plugin } from 'vite'
import { answering } from './http.ts'
import { createHandlers } from './handlers/index.ts'
import { changesNotice } from './handlers/notice.ts'
import { createWorld, type World } from './world.ts'

interface DemoBackendOptions {
  /** If false, a proxy handles `/api`, and only the dev server serves `/demo`. */
  api?: boolean
  /** Makes loading states visible while developing. */
  devDelayMs?: number
  /** Further pages below `/demo`. */
  pages?: (options: { isDev: boolean }) => HttpHandler[]
  /** A world that a test controls; by default each server has its own. */
  world?: World
}

/** The demo backend over real HTTP, in `vite` and in `vite preview`: a world for each server. */
export function demoBackend({
  api = true,
  devDelayMs = 120,
  pages,
  world,
}: DemoBackendOptions = {}): Plugin {
  const open = (delayMs: number, isDev: boolean) => {
    const stateFile = process.env.DEMO_STATE
    const ownWorld = world ?? createWorld(stateFile ? { stateFile } : {})
    const handlers = createHandlers(ownWorld, { delayMs })
    const isOwn = (url: string) => changesNotice(ownWorld.faults, url)
    return answering([...(pages?.({ isDev }) ?? []), ...handlers], { api, isOwn })
  }
  return {
    name: 'demo-backend',
    configureServer(server) {
      server.middlewares.use(open(devDelayMs, true))
    },
    configurePreviewServer(server) {
      // With a real backend, the preview serves nothing of the demo.
      if (api) server.middlewares.use(open(0, false))
    },
  }
}
