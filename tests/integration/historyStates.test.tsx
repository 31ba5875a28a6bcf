import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, cells, listen, main, open, press, rows, useWorldDay } from '../support/historyPage'
import { hold } from '../support/hold'
import { interruptNetwork } from '../support/network'
import { logIn } from '../support/players'
import { server } from '../support/server'

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

  it("a failure shows Server Down with the server's message; Retry requests the same page", async () => {
    const asked = listen('/casino_history')
    const { user } = await open('/casino_history')
    await screen.findByRole('table')
    answer('/casino_history', { message: 'Under repair' }, 500)
    await user.click(press('Next'))
    expect(await screen.findByRole('heading', { name: 'Server Down' })).toBeVisible()
    expect(main().getByText('Under repair')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect(press('Next')).toBeDisabled()

    server.resetHandlers()
    const again = listen('/casino_history')
    await user.click(press('Retry'))
    await main().findByText('Page 2')
    expect([...asked, ...again].map(({ pageIndex }) => pageIndex)).toEqual(['1', '2'])
  })

  it('a failed refresh keeps the rows and shows Server Down above them; Retry refreshes them', async () => {
    const { user } = await open('/casino_history')
    await screen.findByRole('table')
    const before = rows().map((row) => cells(row)[1])
    answer('/casino_history', { message: 'Under repair' }, 500)
    interruptNetwork()
    const notice = await screen.findByRole('heading', { name: 'Server Down' })
    expect(notice).toBeVisible()
    const { DOCUMENT_POSITION_FOLLOWING: below } = Node
    expect(notice.compareDocumentPosition(screen.getByRole('table')) & below).toBe(below)
    expect(rows().map((row) => cells(row)[1])).toEqual(before)
    expect(press('Next')).toBeEnabled()

    server.resetHandlers()
    await user.click(press('Retry'))
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Server Down' })).toBeNull()
    })
    expect(rows().map((row) => cells(row)[1])).toEqual(before)
  })

  it('shows the default error sentence when the server sent no message', async () => {
    answer('/sport_history', {}, 500)
    await open('/sport_history')
    expect(
      await screen.findByText(/^Something went wrong connecting to the server\./),
    ).toBeVisible()
  })

  it('after a login as another player in another tab only their rows are shown', async () => {
    await open('/casino_history')
    await screen.findByRole('table')
    const before = rows().map((row) => cells(row)[1])
    answer('/casino_history', { data: [{ num_id: 'of karim' }], last_page: 1 })
    act(() => {
      logIn('karim')
    })
    expect(screen.queryByText(before[0] ?? '')).toBeNull()
    expect(await screen.findByText('of karim')).toBeVisible()
    expect(rows()).toHaveLength(1)
  })
})
