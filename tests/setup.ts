import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { releaseHolds } from '@/api/retry'
import { forgetTime } from '@/device/trustedClock'
import { setViewport, stubBrowser } from './support/browser'
import { server, world } from './support/server'

stubBrowser()
// The same examples on every machine; FC_SEED=1, 2, 3 … looks for others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20260315) })
// A busy machine may take seconds to load a page's files.
configure({ asyncUtilTimeout: 5000 })

/** What the tests of failures bring up on purpose; everything else on the console fails a test. */
const failOnNoise = (method: 'error' | 'warn') =>
  vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
    throw new Error(`console.${method}: ${args.map(String).join(' ')}`)
  })

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
})

beforeEach(() => {
  failOnNoise('error')
  failOnNoise('warn')
  setViewport('desktop')
})

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  // A page still on its way when its file ends would never arrive in the files after it.
  await vi.dynamicImportSettled()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  server.resetHandlers()
  world.reset()
  releaseHolds()
  forgetTime()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`
  }
})

afterAll(() => {
  server.close()
})
