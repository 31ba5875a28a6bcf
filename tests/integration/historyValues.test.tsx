import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { delay, http, HttpResponse } from 'msw'
import { histories } from '@/domain/histories'
import { answer, cell, listen, main, open, press, rows, useWorldDay } from '../support/historyPage'
import { server } from '../support/server'
import { textsOf } from '../support/texts'

beforeEach(useWorldDay)

describe('Decisions 25: amounts, dates and ids', () => {
  it.each([
    ['win', '1234.5', '+1,234.500 TND'],
    ['bet', '1234.5', '−1,234.500 TND'],
    ['refund', '1234.5', '1,234.500 TND'],
    ['bet', '-2', '−2.000 TND'],
    ['BET', '2', '−2.000 TND'],
    ['win', '-2', '-2.000 TND'],
    ['win', '', '— TND'],
    ['bet', null, '— TND'],
    ['win', 'abc', 'abc TND'],
    ['win', 7, '+7.000 TND'],
    ['win', 0.7999999999999999, '+0.800 TND'],
    ['win', '0.7999999999999999', '+0.799 TND'],
    ['win', 2 ** 53, '— TND'],
    ['win', '123456789012345678901234567890', '+123,456,789,012,345,678,901,234,567,890.000 TND'],
  ])('%s of %j shows as %s', async (direction, amount, shown) => {
    answer('/casino_history', { data: [{ num_id: 12345678, direction, amount }] })
    await open('/casino_history')
    expect(await screen.findByText('12345678')).toBeVisible()
    await waitFor(() => {
      expect(cell(rows()[0], 'Amount')).toBe(shown)
    })
  })

  it.each([
    ['win', 'Win'],
    ['bet', 'Bet'],
    ['refund', 'refund'],
    ['constructor', 'constructor'],
    ['', '—'],
  ])('the direction %j reads %s', async (direction, word) => {
    answer('/casino_history', { data: [{ num_id: '1', direction, amount: '1' }] })
    await open('/casino_history')
    await screen.findByRole('table')
    expect(cell(rows()[0], 'Direction')).toBe(word)
  })

  it.each([
    ['accepted', 'Accepted'],
    ['pending', 'Pending'],
    ['rejected', 'Rejected'],
    ['on hold', 'on hold'],
  ])('the status %j reads %s', async (status, word) => {
    answer('/transaction_history', { data: [{ status, amount: '1', transaction_date: 'soon' }] })
    await open('/transaction_history')
    await screen.findByRole('table')
    expect(cell(rows()[0], 'Status')).toBe(word)
    expect(cell(rows()[0], 'Date')).toBe('soon')
  })
})

describe('On a phone the rows are a list', () => {
  it('every column has its label and value, the most important first, and there is no table', async () => {
    answer('/casino_history', {
      data: [
        {
          game_date: '2026-03-15T10:30:00Z',
          num_id: '8120447',
          event_id: 'E-55310',
          game_name: 'Sirocco Nights',
          direction: 'win',
          amount: '124.5',
        },
      ],
    })
    await open('/casino_history', true)
    const list = await main().findByRole('list', { name: 'Casino history' })
    expect(screen.queryByRole('table')).toBeNull()
    const labels = within(list)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
    const values = within(list).getAllByRole('definition')
    const { cardOrder, columns } = histories.casino
    expect(cardOrder.toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
    expect(labels).toEqual(cardOrder.map((name) => textsOf('en').get(`history.column.${name}`)))
    expect(labels.slice(0, 2)).toEqual(['Game', 'Amount'])
    await waitFor(() => {
      expect(values[1]).toHaveTextContent('+124.500 TND')
    })
    expect(values[0]).toHaveTextContent('Sirocco Nights')
    expect(values[labels.indexOf('No.')]).toHaveTextContent(/^8120447$/)
  })
})

const date = (label: 'From' | 'To') => main().getByLabelText<HTMLInputElement>(label)
const startOf = (day: string) => new Date(`${day}T00:00`).toISOString()
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString()

describe('Decisions 16: the range', () => {
  it.each([
    ['Today', '2026-03-15'],
    ['7 days', '2026-03-09'],
  ])('%s applies by itself and goes back to page 1', async (name, first) => {
    const asked = listen('/casino_history')
    const { user } = await open('/casino_history')
    await screen.findByRole('table')
    await user.click(press('Next'))
    await main().findByText('Page 2')
    await user.click(press(name))
    await waitFor(() => {
      expect(asked).toHaveLength(3)
    })
    expect(asked[2]).toMatchObject({
      fromDate: startOf(first),
      toDate: endOf('2026-03-15'),
      pageIndex: '1',
    })
    expect(date('From')).toHaveValue(first)
    expect(press(name)).toHaveAttribute('aria-pressed', 'true')
    expect(press('30 days')).toHaveAttribute('aria-pressed', 'false')
  })

  it('a selected date is applied at once', async () => {
    const asked = listen('/sport_history')
    await open('/sport_history')
    await screen.findByRole('table')
    fireEvent.change(date('From'), { target: { value: '2026-03-01' } })
    await waitFor(() => {
      expect(asked[1]?.fromDate).toBe(startOf('2026-03-01'))
    })
    expect(main().queryByRole('button', { pressed: true })).toBeNull()
  })

  it('From after To: no request, a message at the field, the list is unchanged', async () => {
    const asked = listen('/casino_history')
    await open('/casino_history')
    await screen.findByRole('table')
    fireEvent.change(date('To'), { target: { value: '2026-02-01' } })
    expect(await main().findByRole('alert')).toHaveTextContent('The first date is after the last.')
    expect(date('From')).toBeInvalid()
    expect(date('From')).toHaveAccessibleDescription('The first date is after the last.')
    expect(rows()).toHaveLength(10)
    expect(asked).toHaveLength(1)

    fireEvent.change(date('From'), { target: { value: '2026-01-15' } })
    await waitFor(() => {
      expect(asked).toHaveLength(2)
    })
    expect(main().queryByRole('alert')).toBeNull()
    expect(asked[1]).toMatchObject({ fromDate: startOf('2026-01-15'), toDate: endOf('2026-02-01') })
  })

  it.each(['', '0002-03-01', '0202-03-01'])(
    'a partial or impossible date (%j) sends no request, and shows no message while it is typed',
    async (value) => {
      const asked = listen('/casino_history')
      const { user } = await open('/casino_history')
      await screen.findByRole('table')
      fireEvent.change(date('From'), { target: { value } })
      await user.click(press('Next'))
      await main().findByText('Page 2')
      expect(main().queryByRole('alert')).toBeNull()
      expect(asked.map(({ fromDate }) => fromDate)).toEqual(Array(2).fill(startOf('2026-02-14')))
    },
  )

  it('the list shows the last selected range, whatever the order of responses', async () => {
    server.use(
      http.get('*/api/CasinoHistory', async ({ request }) => {
        const from = new URL(request.url).searchParams.get('fromDate') ?? ''
        await delay(from === startOf('2026-03-09') ? 200 : 20)
        return HttpResponse.json({ data: [{ game_name: from, amount: '1' }], last_page: 1 })
      }),
    )
    const { user } = await open('/casino_history')
    await screen.findByRole('table')
    await user.click(press('7 days'))
    await user.click(press('Today'))
    expect(await main().findByText(startOf('2026-03-15'))).toBeVisible()
    await act(() => delay(300))
    expect(main().getByText(startOf('2026-03-15'))).toBeVisible()
  })
})
