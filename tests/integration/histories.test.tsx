import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, listen, main, open, press, rows, useWorldDay } from '../support/historyPage'
import { holdResponses } from '../support/holdResponses'
import { server } from '../support/server'

const date = (label: 'From' | 'To') => main().getByLabelText<HTMLInputElement>(label)
const startOf = (day: string) => new Date(`${day}T00:00`).toISOString()
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString()

beforeEach(useWorldDay)

describe('§2 History pages: date range filter, table, Previous and Next', () => {
  it.each([
    ['/transaction_history', 'Transaction history', 'Date,No.,Balance before,Status,Amount', 3],
    ['/casino_history', 'Casino history', 'Date,No.,Event,Game,Direction,Amount', 10],
    [
      '/sport_history',
      'Sport history',
      'Date,Event,Balance before,Amount,Balance after,Direction',
      3,
    ],
  ] as const)('%s shows its columns, a page at a time', async (path, title, columns, size) => {
    const asked = listen(path)
    await open(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await screen.findByRole('table', { name: title })
    const headers = main().getAllByRole('columnheader')
    expect(headers.map((header) => header.textContent).join()).toBe(columns)
    expect(rows()).toHaveLength(size)
    expect(asked).toEqual([
      {
        fromDate: startOf('2026-02-14'),
        toDate: endOf('2026-03-15'),
        pageIndex: '1',
        pageSize: String(size),
        ...(path === '/transaction_history' && { typeSearch: '5' }),
      },
    ])
    expect(date('From')).toHaveValue('2026-02-14')
    expect(date('To')).toHaveValue('2026-03-15')
    expect(press('30 days')).toHaveAttribute('aria-pressed', 'true')
    expect([press('Previous').matches(':disabled'), press('Next').matches(':disabled')]).toEqual([
      true,
      false,
    ])
  })

  it('has a next page when last_page is greater than the requested page', async () => {
    const row = { game_date: '2026-03-01 10:00:00', num_id: '1', direction: 'bet', amount: '1' }
    server.use(
      http.get('*/api/CasinoHistory', ({ request }) => {
        const page = new URL(request.url).searchParams.get('pageIndex')
        return HttpResponse.json({ data: [{ ...row, game_name: `Game ${page}` }], last_page: '2' })
      }),
    )
    const { user } = await open('/casino_history')
    expect(await screen.findByText('Game 1')).toBeVisible()
    expect(press('Previous')).toBeDisabled()
    await user.click(press('Next'))
    expect(await screen.findByText('Game 2')).toBeVisible()
    expect(main().getByText('Page 2')).toBeVisible()
    expect(press('Next')).toBeDisabled()
    await user.click(press('Previous'))
    expect(await screen.findByText('Game 1')).toBeVisible()
  })

  it('has no next page without last_page', async () => {
    answer('/sport_history', [{ event_id: 'E-1' }])
    await open('/sport_history')
    expect(await screen.findByText('E-1')).toBeVisible()
    expect(press('Next')).toBeDisabled()
  })

  it('changes one page at a time: a second press is ignored while a page loads', async () => {
    const { user } = await open('/casino_history')
    await screen.findByRole('table')
    const release = holdResponses('CasinoHistory')
    const asked = listen('/casino_history')
    await user.dblClick(press('Next'))
    release()
    await main().findByText('Page 2')
    expect(asked.map(({ pageIndex }) => pageIndex)).toEqual(['2'])
  })

  it('shows no rows of another page when a page fails', async () => {
    const { user } = await open('/casino_history')
    await screen.findByRole('table')
    answer('/casino_history', { message: 'Maintenance' }, 500)
    await user.click(press('Next'))
    expect(await screen.findByText('Maintenance')).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(press('Retry')).toBeVisible()
  })

  it('links to the other histories and marks its own as the current page', async () => {
    const { user, router } = await open('/casino_history')
    await screen.findByRole('table')
    const siblings = main().getByRole('navigation', { name: 'Histories' })
    const links = within(siblings).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null])
    await user.click(within(siblings).getByRole('link', { name: 'Sport history' }))
    expect(await screen.findByRole('table', { name: 'Sport history' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/sport_history')
    expect(rows()).toHaveLength(3)
  })
})

describe('§9 The transaction filter', () => {
  it("is '5' for deposits, and changes to '6' for withdrawals at page 1", async () => {
    const asked = listen('/transaction_history')
    const { user } = await open('/transaction_history')
    const type = await main().findByRole('radiogroup', { name: 'Type' })
    expect(within(type).getByRole('radio', { name: 'Deposit' })).toBeChecked()
    await screen.findByRole('table')
    await user.click(press('Next'))
    await main().findByText('Page 2')
    await user.click(within(type).getByRole('radio', { name: 'Withdraw' }))
    await main().findByText('Page 1')
    expect(asked.map((query) => [query.typeSearch, query.pageIndex])).toEqual([
      ['5', '1'],
      ['5', '2'],
      ['6', '1'],
    ])
  })

  it('exists on the transactions page only', async () => {
    await open('/casino_history')
    await screen.findByRole('table')
    expect(main().queryByRole('radiogroup')).toBeNull()
  })
})
