import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { go } from '../support/go'
import {
  cell,
  listen,
  listenToTotals,
  main,
  open,
  press,
  rows,
  useWorldDay,
} from '../support/historyPage'
import { server } from '../support/server'

const box = () => within(screen.getByTestId('history-totals'))
const total = (name: 'in' | 'out' | 'net') => box().getByTestId(`total-${name}`)
const areTotalsShown = () => screen.queryByTestId('history-totals') !== null

const settled = () =>
  waitFor(() => {
    expect(screen.getByTestId('history-totals')).toHaveAttribute('aria-busy', 'false')
  })

/** Opens a history and asks for its totals. */
async function openTotals(path: Parameters<typeof open>[0]) {
  const app = await open(path)
  await app.user.click(press('Totals'))
  await settled()
  return app
}

/** The casino history has these rows, three on a page of the table. */
function serve(all: readonly object[]): void {
  server.use(
    http.get('*/api/CasinoHistory', ({ request }) => {
      const query = new URL(request.url).searchParams
      const [page, size] = ['pageIndex', 'pageSize'].map((name) => Number(query.get(name)))
      const data = all.slice((page! - 1) * size!, page! * size!)
      return HttpResponse.json({ data, last_page: Math.ceil(all.length / size!) })
    }),
  )
}

const bet = (id: number) => ({
  num_id: id,
  game_date: '2026-03-01 10:00:00',
  direction: 'bet',
  amount: '2.500',
})
const win = (id: number) => ({ ...bet(id), direction: 'win', amount: '1.250' })
const times = (count: number, row: (id: number) => object) =>
  Array.from({ length: count }, (_, id) => row(id))

beforeEach(useWorldDay)

describe('the totals of a history', () => {
  it('are of the whole period, not of the page on screen', async () => {
    serve([...times(20, bet), ...times(8, win)])
    const { user } = await openTotals('/casino_history')
    expect(total('out')).toHaveTextContent('50.000 TND')
    expect(total('in')).toHaveTextContent('10.000 TND')
    expect(total('net')).toHaveTextContent('−40.000 TND')
    expect(box().getByText('Won minus staked')).toBeVisible()

    const asked = listenToTotals('/casino_history')
    await user.click(press('Next'))
    await main().findByText('Page 2')
    expect(total('net')).toHaveTextContent('−40.000 TND')
    expect(asked).toEqual([])
  })

  it.each(['/casino_history', '/sport_history', '/transaction_history'] as const)(
    'of %s are read only on request: the page sends one call',
    async (path) => {
      const [table, asked] = [listen(path), listenToTotals(path)]
      const { user } = await open(path)
      await screen.findByRole('table')
      expect(areTotalsShown()).toBe(false)
      expect([table.length, asked.length]).toEqual([1, 0])
      await user.click(press('Totals'))
      await settled()
      expect(screen.queryByRole('button', { name: 'Totals' })).toBeNull()
      expect(screen.getByTestId('history-totals')).toHaveFocus()
      expect(asked.length).toBeGreaterThan(0)
    },
  )

  it('show a gain with a plus, in the colour of a loss', async () => {
    serve([win(1)])
    await openTotals('/casino_history')
    expect(total('net')).toHaveTextContent('+1.250 TND')
    expect(total('net').querySelector('[class*="gain"]')).toBeNull()
  })

  it('say when they are approximate', async () => {
    serve([win(1), { ...win(2), direction: 'gift' }])
    await openTotals('/casino_history')
    expect(total('net')).toHaveTextContent('+1.250 TND (approximate)')
    expect(screen.getByTestId('history-totals')).toHaveAttribute('data-approximate', 'true')
  })

  it.each(['cancelled', ' Rejected', 'VOID', 'voided', 'refunded', 'pending'])(
    'do not count a bet or win that is %s, whose row has no sign, and say so',
    async (status) => {
      serve([win(1), { ...win(2), status }, { ...bet(3), status }])
      await openTotals('/casino_history')
      expect(total('net')).toHaveTextContent('+1.250 TND (approximate)')
      expect(total('out')).toHaveTextContent('0.000 TND')
      expect(box().queryByText('Not counted: 2 pending.') !== null).toBe(status === 'pending')
      const amounts = rows().map((row) => cell(row, 'Amount'))
      expect(amounts).toEqual(['+1.250 TND', '1.250 TND', '2.500 TND'])
    },
  )

  it.each(['won', 'lost', 'settled', 'cash-out', 'accepted', '', null, 1])(
    'count a bet or win with the status %j',
    async (status) => {
      serve([win(1), { ...win(2), status }])
      await openTotals('/casino_history')
      expect(total('net')).toHaveTextContent('+2.500 TND')
      expect(total('net')).not.toHaveTextContent('approximate')
    },
  )

  it('are asked for again in another range, and on another page', async () => {
    const asked = listenToTotals('/sport_history')
    const { user, router } = await openTotals('/sport_history')
    await user.click(press('Today'))
    await waitFor(() => {
      expect(areTotalsShown()).toBe(false)
    })
    await user.click(press('Totals'))
    await settled()
    expect(asked.at(-1)?.fromDate).toBe(new Date('2026-03-15T00:00').toISOString())
    await go(router, '/profile')
    await screen.findByTestId('profile-name')
    await go(router, '/sport_history')
    await screen.findByRole('table')
    expect(areTotalsShown()).toBe(false)
    expect(asked).toHaveLength(2)
  })

  it('of transactions are the same for both filters', async () => {
    const { user } = await openTotals('/transaction_history')
    const before = screen.getByTestId('history-totals').textContent
    const asked = listenToTotals('/transaction_history')
    expect(before).toMatch(/Deposited.*Withdrawn.*Deposited minus withdrawn/)
    await user.click(main().getByRole('radio', { name: 'Withdraw' }))
    await main().findByText('Page 1')
    expect(screen.getByTestId('history-totals')).toHaveTextContent(before)
    expect(asked).toEqual([])
  })

  it('can be added up again after a failure', async () => {
    serve([win(1)])
    let isBroken = true
    server.use(
      http.get('*/api/CasinoHistory', ({ request }) => {
        const isTotals = new URL(request.url).searchParams.get('pageSize') === '100'
        return isBroken && isTotals ? HttpResponse.json({}, { status: 500 }) : undefined
      }),
    )
    const { user } = await openTotals('/casino_history')
    expect(box().getByText('The totals could not be loaded.')).toBeVisible()
    isBroken = false
    await user.click(press('Add up again'))
    await settled()
    expect(total('in')).toHaveTextContent('1.250 TND')
  })
})
