import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { faultResponse, type FaultName } from '@demo/backend/faults'
import { faultsOf, faultTimes } from '../support/faultKinds'
import type { FaultRow } from '../support/faultParts'
import { faultRows } from '../support/faultRows'
import { loadPages } from '../support/play'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { loadShell } from '../support/shell'
import { TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'

beforeAll(() =>
  Promise.all([
    loadShell(),
    loadPages(),
    import('@/pages/HistoryPage'),
    import('@/pages/ResetPasswordPage'),
    import('@/components/toasts/Toasts'),
  ]),
)

beforeEach(() => {
  useFakeTime()
  vi.setSystemTime(Date.parse('2026-03-15T12:00:00Z'))
  vi.stubEnv('VITE_SPORT_FRAME_URL', TEMPLATE)
})

/** Bits of the broken bodies: none of them may ever be read on screen. */
const RAW = /doctype|we will be back|no text|no list|\[object|Sirocco Ni(?!ghts)|xxxxx/i

const breakCall = (call: string, fault: FaultName) => {
  server.use(http.all(`*/api/${call}`, () => faultResponse(fault)))
}
const see = (look: () => unknown, after = '') =>
  waitFor(
    () => {
      look()
    },
    { onTimeout: (error) => Object.assign(error, { message: `${after}: ${error.message}` }) },
  )

/** Whatever fails: the shell and the page's heading stand, and nothing raw is shown. */
function expectPage(where: string, app: Awaited<ReturnType<typeof renderApp>>) {
  const { pathname, search } = app.router.state.location
  expect(pathname + search).toBe(where)
  expect(screen.getAllByRole('heading', { level: 1 })).not.toHaveLength(0)
  expect(screen.getAllByRole('banner')).not.toHaveLength(0)
  expect(document.body.textContent).not.toMatch(RAW)
}

/** Spec §8: a 401 ends a player's session, which leads to `/` with the dialog. */
async function expectSessionEnd() {
  await see(() => screen.getByText('Your session has ended. Please log in again.'))
  expect(localStorage.getItem('token')).toBeNull()
  expect(screen.getByTestId('home-desktop')).toBeInTheDocument()
}

const endsSession = ({ options, call }: FaultRow, fault: FaultName) =>
  fault === '401' && options?.player !== undefined && call !== 'logout'

const where = ({ call, url }: FaultRow) => (call === 'logout' ? '/' : url)

describe.each(faultRows)('Quality B2: $call fails when it is first asked', (row) => {
  it.each(faultsOf(row))('by %s', async (fault) => {
    const breakIt = () => {
      breakCall(row.call, fault)
    }
    // What is asked by an act of the player needs a page that has come.
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

describe('Quality B2: what has come and then fails', () => {
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
        breakCall(row.call, fault)
        await row.again?.(app)
        await passTime(faultTimes[fault] ?? 50)
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
