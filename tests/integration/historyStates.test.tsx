import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, main, open, press, rows, useWorldDay } from '../support/historyPage'
import { hold } from '../support/hold'

beforeEach(useWorldDay)

describe('§4 History: every state', () => {
  it('shows a skeleton until the rows load, and again for another range', async () => {
    const release = hold('CasinoHistory')
    const { user } = await open('/casino_history')
    const skeleton = await screen.findByTestId('skeleton')
    expect(skeleton.closest('[aria-busy="true"]')).not.toBeNull()
    release()
    await screen.findByRole('table')
    expect(screen.queryByTestId('skeleton')).toBeNull()
    hold('CasinoHistory')
    await user.click(press('7 days'))
    expect(screen.getByTestId('skeleton')).toBeInTheDocument()
  })

  it('keeps the rows, marked as busy, while the next page loads', async () => {
    const { user } = await open('/casino_history')
    await screen.findByRole('table')
    const release = hold('CasinoHistory')
    await user.click(press('Next'))
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(rows()).toHaveLength(10)
    release()
    await main().findByText('Page 2')
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  })

  it.each([{ data: [], last_page: 1 }, { data: null }, []])(
    'without rows: No history in this period (%j)',
    async (body) => {
      answer('/transaction_history', body)
      await open('/transaction_history')
      expect(await screen.findByText('No history in this period')).toBeVisible()
      expect(screen.queryByRole('table')).toBeNull()
      expect(press('Next')).toBeDisabled()
      expect(press('Download (CSV)')).toBeDisabled()
    },
  )
})
