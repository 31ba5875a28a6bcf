import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useWorldDay } from '../support/historyPage'
import { bet, deposit, loadedRegions, openStatement, serveStatement } from '../support/statement'

beforeEach(useWorldDay)

describe('A row of the statement without a date may belong to any month', () => {
  it.each([
    ['deposit', { ...deposit('5.000', '2026-02-10'), transaction_date: '' }],
    ['bet', { ...bet('sport', 'bet', '5.000', '2026-02-10'), game_date: 'soon' }],
  ])('so each month is approximate: a %s', async (_, undated) => {
    serveStatement({ rows: [undated, deposit('7.000', '2026-03-10')] })
    await openStatement()
    const regions = await loadedRegions()
    expect(regions).toHaveLength(3)
    for (const region of regions) expect(region).toHaveTextContent('These sums are approximate')
  })

  it('so each game of a month is approximate', async () => {
    const row = bet('casino', 'bet', '5.000', '2026-02-10')
    const named = { game_name: 'Palace' }
    const undated = { game_name: 'Blue Door Cash', game_date: '' }
    serveStatement({
      rows: [
        { ...row, ...named },
        { ...row, ...undated },
      ],
    })
    const { user } = await openStatement()
    const [, february] = await loadedRegions()
    await user.click(within(february!).getByRole('button', { name: 'Casino by game' }))
    const line = within(february!).getByRole('row', { name: /^Palace/ })
    expect(line).toHaveTextContent('(approximate)')
  })
})
