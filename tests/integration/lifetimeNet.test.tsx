import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useWorldDay } from '../support/historyPage'
import {
  deposit,
  loadedLifetime,
  openStatement,
  serveStatement,
  withdrawal,
} from '../support/statement'

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
