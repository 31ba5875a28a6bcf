// First, because `src/lib/pageData.ts` reads the page when it loads.
import './support/pageData'
import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import fc from 'fast-check'
import { toast } from 'react-toastify/unstyled'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { forgetTime } from '@/device/protection/clocks'
import { tokenStorage } from '@/device/tokenStorage'
import { forgetPositions } from '@/features/layout/scrollMemory'
import { forgetChoice } from '@/i18n'
import { forgetStyles } from '@/lib/loading/files'
import { forgetReloads } from '@/lib/loading/reload'
import { recordContact } from '@/lib/loading/network'
import { setViewport, stubBrowser } from './support/browser'
import { propertyRuns } from './support/propertyRuns'
import { server, world } from './support/server'
import { resetSettings } from './support/settings'

stubBrowser()
// Use the same examples on every machine; set FC_SEED=1, 2, 3 … to try others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20260315), numRuns: propertyRuns })
// Loading a page's modules may take seconds on a busy machine.
configure({ asyncUtilTimeout: 5000 })

/** Failure tests mock the console themselves; any other console output fails the test. */
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
  // Toasts are beside the app.
  act(() => {
    toast.dismiss()
  })
  vi.useRealTimers()
  // A dynamic import that is pending at the end of a file would never resolve in later files.
  await vi.dynamicImportSettled()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  server.resetHandlers()
  world.reset()
  resetSettings()
  forgetReloads()
  forgetStyles()
  forgetTime()
  forgetPositions()
  forgetChoice()
  recordContact(false)
  tokenStorage.remove()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`
  }
})

afterAll(() => {
  server.close()
})
