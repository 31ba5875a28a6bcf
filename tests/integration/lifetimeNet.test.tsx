import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, main, useWorldDay } from '../support/historyPage'
import {
  bet,
  deposit,
  loadedLifetime,
  loadedRegions,
  openStatement,
  serveStatement,
  withdrawal,
} from '../support/statement'
import { catchFiles, linesOf } from '../support/savedFiles'
import { server } from '../support/server'

beforeEach(useWorldDay)

describe('lifetime net deposits on the statement', () => {
  it.each([false, true])(
    'are all accepted deposits minus withdrawals, since the first of them (mobile: %s)',
    async (mobile) => {
      serveStatement({
        rows: [
          deposit('300.000', '2026-02-04'),
          deposit('50.125', '2025-03-12', 'Approved'),
          deposit('9', '2024-01-01', 'rejected'),
          withdrawal('-80.000', '2025-11-30'),
        ],
      })
      await openStatement({ mobile })
      const found = await loadedLifetime()
      expect(found).toHaveTextContent('+270.125 TND since 12/03/2025')
      expect(found).not.toHaveAttribute('data-approximate')
      expect(within(found).getByRole('heading', { name: 'Lifetime net deposits' })).toBeVisible()
    },
  )

  it('have a minus when more was withdrawn, and no date without a row', async () => {
    serveStatement({ rows: [deposit('1.000', '2026-01-01'), withdrawal('3.500', '2026-02-01')] })
    const { view } = await openStatement()
    expect(await loadedLifetime()).toHaveTextContent('−2.500 TND since 01/01/2026')
    view.unmount()
    serveStatement({ rows: [] })
    await openStatement()
    expect(await loadedLifetime()).toHaveTextContent('0.000 TND No deposits or withdrawals so far.')
  })

  it('are approximate with a pending row', async () => {
    serveStatement({
      rows: [deposit('7.000', '2026-01-01', 'pending'), deposit('5.000', '2026-02-01')],
    })
    await openStatement()
    const found = await loadedLifetime()
    expect(found).toHaveAttribute('data-approximate', 'true')
    expect(found).toHaveTextContent('+5.000 TND (approximate) since 01/02/2026')
    expect(found).toHaveTextContent('Not counted: 1 pending.')
  })

  it('are since the day that a row names, in every zone', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    const data = [{ transaction_date: '2026-02-01', status: 'accepted', amount: '1' }]
    answer('/transaction_history', { data, last_page: 1 })
    await openStatement()
    expect(await loadedLifetime()).toHaveTextContent('since 01/02/2026')
  })

  it('are exact with a row whose date cannot be read, since they begin before all rows', async () => {
    const row = { status: 'accepted', amount: '1' }
    answer('/transaction_history', { data: [{ ...row, transaction_date: 'soon' }], last_page: 1 })
    const types: (string | null)[] = []
    server.use(
      http.get('*/api/TransactionPlayer', ({ request }) => {
        types.push(new URL(request.url).searchParams.get('typeSearch'))
        return types.at(-1) === '6' ? HttpResponse.json({ data: [], last_page: 1 }) : undefined
      }),
    )
    await openStatement()
    const found = await loadedLifetime()
    expect(found).toHaveTextContent('+1.000 TND')
    expect(found).not.toHaveTextContent('No deposits')
    expect(found).not.toHaveAttribute('data-approximate')
  })

  it('do not say that there are no deposits beside one that is pending', async () => {
    const row = { transaction_date: '2026-02-01', status: 'pending', amount: '1' }
    answer('/transaction_history', { data: [row], last_page: 1 })
    await openStatement()
    const found = await loadedLifetime()
    expect(found).toHaveTextContent(/pending/)
    expect(found).not.toHaveTextContent('No deposits')
  })

  it('that could not be loaded say so, and load again with a press', async () => {
    const rows = [deposit('5.000', '2026-02-01')]
    serveStatement({ rows, failing: new Set(['withdrawal 2000-01']) })
    const { user } = await openStatement()
    const found = await loadedLifetime()
    expect(found).toHaveTextContent('This sum could not be loaded.')
    serveStatement({ rows })
    await user.click(within(found).getByRole('button', { name: 'Try again' }))
    await waitFor(() => {
      expect(found).toHaveTextContent('+5.000 TND')
    })
  })
})

const files = catchFiles()

describe('the statement on paper and as a file', () => {
  it('can be printed', async () => {
    serveStatement({ rows: [] })
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = await openStatement()
    await loadedRegions()
    await loadedLifetime()
    await user.click(main().getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    expect(main().getByText(/^Statement of yasmine, as of 15\/03\/2026\./)).toBeVisible()
  })

  it('can be downloaded, a row for each month', async () => {
    serveStatement({
      rows: [
        deposit('300.000', '2026-02-10'),
        withdrawal('80.000', '2026-02-11'),
        bet('casino', 'bet', '4.000', '2026-02-12'),
        deposit('much', '2026-01-10'),
        deposit('2.000', '2026-03-10', 'pending'),
        deposit('3.000', '2026-03-11', 'Waiting'),
      ],
    })
    const { user } = await openStatement()
    await loadedRegions()
    await loadedLifetime()
    await user.click(main().getByRole('button', { name: 'Download' }))
    const [file] = files
    expect(file?.name).toBe('statement_2026-03-15.csv')
    const lines = (await linesOf(file!)).map((line) => line.slice(1, -1).split('","'))
    expect(lines[0]).toEqual([
      'Period',
      ...['Deposited', 'Withdrawn', 'Deposited minus withdrawn'].map(
        (name) => `Deposits and withdrawals: ${name} (TND)`,
      ),
      ...['Casino', 'Sport'].flatMap((part) =>
        ['Won', 'Staked', 'Won minus staked'].map((name) => `${part}: ${name} (TND)`),
      ),
      ...['Game', 'By game: Casino: Won (TND)', 'By game: Casino: Staked (TND)'],
      ...['By game: Casino: Won minus staked (TND)', 'Rounds', 'Note'],
    ])
    expect(lines[2]?.slice(0, 7)).toEqual([
      ...['2026-02', '300.000', '80.000', '220.000', '0', '4.000', '-4.000'],
    ])
    expect(lines[1]?.at(-1)).toBe('These sums are approximate: 2 pending.')
    expect(lines[2]?.at(-1)).toBe('')
    expect(lines[3]?.at(-1)).toMatch(/^These sums are approximate, because/)
    expect(lines[4]?.slice(10)).toEqual(['No game named', '0', '4.000', '-4.000', '', ''])
    expect(lines).toHaveLength(5)
  })
})
