import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RETURN_GAP_MS } from '@/domain/constants'
import { faultResponse, type FaultName } from '@demo/backend/faults'
import { faultsOf, faultTimes, RAW } from '../support/faultKinds'
import type { FaultRow } from '../support/faultParts'
import { faultRows } from '../support/faultRows'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { changeSettings } from '../support/settings'
import { TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'

beforeEach(() => {
  useFakeTime()
  vi.setSystemTime(Date.parse('2026-03-15T12:00:00Z'))
  changeSettings({ sportUrl: TEMPLATE })
})

/** Returns how often the call was requested since. */
const breakCall = (call: string, fault: FaultName) => {
  let requests = 0
  server.use(
    http.all(`*/api/${call}`, () => {
      requests++
      return faultResponse(fault)
    }),
  )
  return () => requests
}
const PATIENCE = { timeout: 10_000 }
const see = (look: () => unknown, after = '') =>
  waitFor(
    () => {
      look()
    },
    { onTimeout: (error) => Object.assign(error, { message: `${after}: ${error.message}` }) },
  )

/** On any failure the layout and the page's heading stay, and no raw error is shown. */
function expectPage(where: string, app: Awaited<ReturnType<typeof renderApp>>) {
  const { pathname, search } = app.router.state.location
  expect(pathname + search).toBe(where)
  expect(screen.getAllByRole('heading', { level: 1 })).not.toHaveLength(0)
  expect(screen.getAllByRole('banner')).not.toHaveLength(0)
  expect(document.body.textContent).not.toMatch(RAW)
}

/** Spec §8: a 401 ends a player's session and opens the login dialog on `/`. */
async function expectSessionEnd() {
  await see(() => screen.getByText('Your session has ended. Please log in again.'))
  expect(localStorage.getItem('token')).toBeNull()
  expect(screen.getByTestId('home-desktop')).toBeInTheDocument()
}

const endsSession = ({ options, call }: FaultRow, fault: FaultName) =>
  fault === '401' && options?.player !== undefined && call !== 'logout'

const where = ({ call, url }: FaultRow) => (call === 'logout' ? '/' : url)

describe.each(faultRows)('$call fails on its first request', (row) => {
  it.each(faultsOf(row))('by %s', async (fault) => {
    const breakIt = () => {
      breakCall(row.call, fault)
    }
    // A request that a player's action triggers needs a loaded page.
    if (!row.ask) breakIt()
    const app = await renderApp(row.url, row.options)
    await screen.findByRole('heading', { level: 1 })
    if (row.ask) {
      if (row.call === 'StartGame') await screen.findAllByTestId('game-tile')
      breakIt()
      await row.ask(app)
    }
    await passTime(faultTimes[fault] ?? 0)
    if (endsSession(row, fault)) return expectSessionEnd()

    await see(row.failed)
    expectPage(where(row), app)
    server.resetHandlers()
    await row.retry(app)
    await see(row.content)
  })
})

const again = faultRows.filter((row) => row.again !== null)

describe('A later request fails after content was loaded', () => {
  it.each(again)(
    '$call',
    async (row) => {
      const app = await renderApp(row.url, row.options)
      await screen.findByRole('heading', { level: 1 })
      if (row.ask) {
        await screen.findAllByTestId('game-tile')
        await row.ask(app)
      }
      await see(row.content)
      for (const fault of faultsOf(row)) {
        const requests = breakCall(row.call, fault)
        // The page requests nothing while the response of the fault before is still being read.
        await vi.waitFor(async () => {
          await row.again?.(app)
          // A page refreshes again after 10 s at the earliest.
          await passTime(RETURN_GAP_MS)
          await passTime(faultTimes[fault] ?? 50)
          expect(requests()).toBeGreaterThan(0)
        }, PATIENCE)
        if (endsSession(row, fault)) return expectSessionEnd()
        await see(row.kept ?? row.content, fault)
        expect(document.body.textContent).not.toMatch(RAW)
        server.resetHandlers()
        if (row.kept) await row.retry(app)
        await see(row.content, fault)
      }
    },
    60_000,
  )
})
