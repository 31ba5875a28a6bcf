import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, open, press, useWorldDay } from '../support/historyPage'
import { catchFiles } from '../support/savedFiles'

const files = catchFiles()
const TORN = 'Some rows may be missing or repeated.'

beforeEach(useWorldDay)

const row = {
  transaction_date: '2026-03-01 10:00:00',
  game_date: '2026-03-01 10:00:00',
  num_id: 1,
  direction: 'win',
  status: 'accepted',
  amount: '1.250',
}

describe.each([
  ['a server that ignores the filter', '/transaction_history', { data: [row], last_page: 1 }],
  ['a total that the rows do not reach', '/casino_history', { data: [row], total: 2 }],
] as const)('With %s', (_, path, body) => {
  beforeEach(() => {
    answer(path, body)
  })

  it('the totals are approximate and say why', async () => {
    const { user } = await open(path)
    await user.click(press('Totals'))
    expect(await screen.findByText(TORN)).toBeVisible()
    expect(screen.getByTestId('total-net')).toHaveTextContent('(approximate)')
    expect(screen.queryByText(/choose a shorter period/)).toBeNull()
  })

  it('the file comes with the same words', async () => {
    const { user } = await open(path)
    await screen.findByRole('table')
    await user.click(press('Download (CSV)'))
    // In the message and in the totals, which come from the same read.
    await waitFor(() => {
      expect(screen.getAllByText(TORN)).toHaveLength(2)
    })
    expect(files).toHaveLength(1)
  })
})
