import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { listen, listenToTotals, main, open, press, useWorldDay } from '../support/historyPage'
import { hold } from '../support/hold'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

const box = () => within(screen.getByTestId('history-totals'))
const total = (name: 'in' | 'out' | 'net') => box().getByTestId(`total-${name}`)

const settled = () =>
  waitFor(() => {
    expect(screen.getByTestId('history-totals')).toHaveAttribute('aria-busy', 'false')
  })

/** The casino history has these rows, three on a page of the table. */
function serve(rows: readonly object[]): void {
  server.use(
    http.get('*/api/CasinoHistory', ({ request }) => {
      const query = new URL(request.url).searchParams
      const [page, size] = ['pageIndex', 'pageSize'].map((name) => Number(query.get(name)))
      const data = rows.slice((page! - 1) * size!, page! * size!)
      return HttpResponse.json({ data, last_page: Math.ceil(rows.length / size!) })
    }),
  )
}

const bet = { game_date: '2026-03-01 10:00:00', direction: 'bet', amount: '2.500' }
const win = { ...bet, direction: 'win', amount: '1.250' }

beforeEach(useWorldDay)

describe('Quality H11: the totals of a history', () => {
  it('are of the whole period, not of the page on screen', async () => {
    serve([...Array<object>(20).fill(bet), ...Array<object>(8).fill(win)])
    const { user } = await open('/casino_history')
    await settled()
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

  it('show a gain with a plus, in the colour of a loss', async () => {
    serve([win])
    await open('/casino_history')
    await settled()
    expect(total('net')).toHaveTextContent('+1.250 TND')
    expect(total('net').querySelector('[class*="gain"]')).toBeNull()
  })

  it('follow the range', async () => {
    const asked = listenToTotals('/sport_history')
    const { user } = await open('/sport_history')
    await settled()
    await user.click(press('Today'))
    await settled()
    await waitFor(() => {
      expect(asked.at(-1)?.fromDate).toBe(new Date('2026-03-15T00:00').toISOString())
    })
  })

  it('of transactions are the same for both filters', async () => {
    const { user } = await open('/transaction_history')
    await settled()
    const before = screen.getByTestId('history-totals').textContent
    const asked = listenToTotals('/transaction_history')
    expect(before).toMatch(/Deposited.*Withdrawn.*Deposited minus withdrawn/)
    await user.click(main().getByRole('radio', { name: 'Withdraw' }))
    await main().findByText('Page 1')
    expect(screen.getByTestId('history-totals')).toHaveTextContent(before)
    await user.click(main().getByRole('radio', { name: 'Deposit' }))
    await main().findByText('Page 1')
    expect(asked).toEqual([])
  })

  it('are busy while they load, after the rows on screen', async () => {
    const release = hold('CasinoHistory')
    const asked = listen('/casino_history')
    await open('/casino_history')
    await waitFor(() => {
      expect(asked).toHaveLength(1)
    })
    expect(screen.getByTestId('history-totals')).toHaveAttribute('aria-busy', 'true')
    release()
    await settled()
  })

  it('follow new rows when the player returns', async () => {
    serve([win])
    await open('/casino_history')
    await settled()
    serve([{ ...win, num_id: 'new' }, win])
    fireEvent.online(window)
    await waitFor(() => {
      expect(total('in')).toHaveTextContent('2.500 TND')
    })
  })

  it('can be added up again after a failure', async () => {
    serve([win])
    let isBroken = true
    server.use(
      http.get('*/api/CasinoHistory', ({ request }) => {
        const isTotals = new URL(request.url).searchParams.get('pageSize') === '100'
        return isBroken && isTotals ? HttpResponse.json({}, { status: 500 }) : undefined
      }),
    )
    const { user } = await open('/casino_history')
    expect(await box().findByText('The totals could not be loaded.')).toBeVisible()
    isBroken = false
    await user.click(press('Add up again'))
    await settled()
    expect(total('in')).toHaveTextContent('1.250 TND')
  })

  it.each([
    ['fr', 'Gains moins mises'],
    ['ar', 'الأرباح ناقص الرهانات'],
  ] as const)('have their names in %s', async (lang, name) => {
    await renderApp('/casino_history', { player: 'yasmine', lang })
    expect(await screen.findByText(name)).toBeVisible()
  })
})
