import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, cell, open, press, rows, useWorldDay } from '../support/historyPage'
import { catchFiles, linesOf } from '../support/savedFiles'
import { server } from '../support/server'
import { loadedRegions, openStatement } from '../support/statement'

const files = catchFiles()

const win = (game_date: string) => ({
  game_date,
  num_id: game_date,
  direction: 'win',
  amount: '2.000',
})
const serve = (...dates: string[]) => {
  answer('/casino_history', { data: dates.map(win), last_page: 1 })
}

/** Whether the totals of the last 30 days are approximate. */
async function areApproximate(): Promise<boolean> {
  const { user } = await open('/casino_history')
  await user.click(press('Totals'))
  const totals = await screen.findByTestId('history-totals')
  await waitFor(() => {
    expect(totals).toHaveAttribute('aria-busy', 'false')
  })
  return totals.hasAttribute('data-approximate')
}

beforeEach(useWorldDay)

describe('Rows that are dated by the day alone, in New York', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/New_York')
  })

  it('show their day, in the table and in the file', async () => {
    serve('2026-03-01')
    const { user } = await open('/casino_history')
    await screen.findByRole('table')
    expect(cell(rows()[0], 'Date')).toBe('01/03/2026')
    await user.click(press('Download (CSV)'))
    await waitFor(() => {
      expect(files).toHaveLength(1)
    })
    expect((await linesOf(files[0]!))[1]).toMatch(/^"2026-03-01",/)
  })

  it('make both months approximate that the first of a month touches', async () => {
    serve('2026-03-09', '2026-03-01', '2026-01-20')
    for (const path of ['TransactionPlayer', 'SportHistory'])
      server.use(http.get(`*/api/${path}`, () => HttpResponse.json({ data: [], last_page: 1 })))
    await openStatement()
    const [march, february] = await loadedRegions()
    expect(march).toHaveTextContent('4.000 TND')
    expect(march).toHaveTextContent('These sums are approximate')
    expect(february).toHaveTextContent('These sums are approximate')
  })

  it('make a period approximate, because its first and last day may lack rows', async () => {
    serve('2026-03-09')
    expect(await areApproximate()).toBe(true)
  })
})

it('Rows that are dated by the day alone are exact where days begin with those of the server', async () => {
  vi.stubEnv('TZ', 'UTC')
  serve('2026-03-15', '2026-02-14')
  expect(await areApproximate()).toBe(false)
})

it('Rows that are dated by the minute are exact in every zone', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  serve('2026-03-14T10:05', '2026-02-20 09:00')
  expect(await areApproximate()).toBe(false)
})

it.each(['2026-02-13 22:59:59', '2026-03-16T00:00:00+01:00'])(
  'A row of outside the period, %s, makes it approximate',
  async (date) => {
    vi.stubEnv('TZ', 'Africa/Tunis')
    serve('2026-03-14 10:05:00', date)
    expect(await areApproximate()).toBe(true)
  },
)

it.each(['2026-02-13 23:00:00', '2026-03-15T23:59:59+01:00'])(
  'A row at the edge of the period, %s, leaves it exact',
  async (date) => {
    vi.stubEnv('TZ', 'Africa/Tunis')
    serve('2026-03-14 10:05:00', date)
    expect(await areApproximate()).toBe(false)
  },
)
