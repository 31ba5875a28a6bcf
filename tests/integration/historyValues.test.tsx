import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, cells, main, open, rows, useWorldDay } from '../support/historyPage'

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
    ['win', '123456789012345678901234567890', '+123,456,789,012,345,678,901,234,567,890.000 TND'],
  ])('%s of %j shows as %s', async (direction, amount, shown) => {
    answer('/casino_history', { data: [{ num_id: 12345678, direction, amount }] })
    await open('/casino_history')
    expect(await screen.findByText('12345678')).toBeVisible()
    await waitFor(() => {
      expect(cells(rows()[0]).at(-1)).toBe(shown)
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
    expect(cells(rows()[0])[4]).toBe(word)
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
    expect(cells(rows()[0])[3]).toBe(word)
    expect(cells(rows()[0])[0]).toBe('soon')
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
    const labels = within(list).getAllByRole('term')
    const values = within(list).getAllByRole('definition')
    expect(labels.map((label) => label.textContent)).toEqual([
      'Game',
      'Amount',
      'Date',
      'Direction',
      'No.',
      'Event',
    ])
    await waitFor(() => {
      expect(values[1]).toHaveTextContent('+124.500 TND')
    })
    expect(values[0]).toHaveTextContent('Sirocco Nights')
    expect(values[4]).toHaveTextContent(/^8120447$/)
  })
})
