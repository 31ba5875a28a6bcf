import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { faultResponse } from '@demo/backend/faults'
import { answer, listen, main, open, press, rows, useWorldDay } from '../support/historyPage'
import { holdResponses } from '../support/holdResponses'
import { server } from '../support/server'

const DRAWN = 100

beforeEach(useWorldDay)

/** Responds to every page with rows of that page, whatever `pageSize` is. */
function answerOverlong(count: number, lastPage: number) {
  server.use(
    http.get('*/api/CasinoHistory', ({ request }) => {
      const page = new URL(request.url).searchParams.get('pageIndex') ?? ''
      const data = Array.from({ length: count }, (_, index) => ({
        num_id: `${page}-${index + 1}`,
        direction: 'bet',
        amount: '1',
      }))
      return HttpResponse.json({ data, last_page: lastPage })
    }),
  )
}

const ids = () => rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)
const ends = () => [ids()[0], ids().at(-1)]

describe('A history of a server that ignores pageSize', () => {
  it('of 10,000 rows draws 100 and says which; Next reaches the others without a request', async () => {
    const asked = listen('/casino_history')
    server.use(http.get('*/api/CasinoHistory', () => faultResponse('wholeHistory')))
    const { user } = await open('/casino_history')
    expect(await main().findByText('Page 1: rows 1 to 100 of 10,000')).toBeVisible()
    expect(rows()).toHaveLength(DRAWN)
    expect(ends()).toEqual(['700000', '699901'])
    expect(press('Previous')).toBeDisabled()
    const before = asked.length
    await user.click(press('Next'))
    expect(main().getByText('Page 1: rows 101 to 200 of 10,000')).toBeVisible()
    expect(ends()).toEqual(['699900', '699801'])
    await user.click(press('Previous'))
    expect(ends()).toEqual(['700000', '699901'])
    expect(asked).toHaveLength(before)
    // All rows count, not only those on screen.
    await user.click(press('Totals'))
    await waitFor(
      () => {
        expect(main().getByTestId('total-out')).toHaveTextContent('10,000.000')
      },
      { timeout: 20_000 },
    )
    expect(main().getByTestId('total-in')).toHaveTextContent('7,500.000')
  }, 60_000)

  it('also draws 100 cards on a phone, and shows them from the first when it turns', async () => {
    answerOverlong(250, 1)
    const { user } = await open('/casino_history', true)
    const list = await main().findByRole('list', { name: 'Casino history' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(DRAWN)
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(press('Next'))
    expect(within(list).getAllByRole('listitem')).toHaveLength(DRAWN)
    expect(within(list).getByText('1-101')).toBeInTheDocument()
    expect(scroll).toHaveBeenCalledOnce()
  })

  it('goes from the last rows of a page to the next page and back to the last rows', async () => {
    answerOverlong(250, 2)
    const { user } = await open('/casino_history')
    await main().findByText('Page 1: rows 1 to 100 of 250')
    await user.click(press('Next'))
    await user.click(press('Next'))
    expect(main().getByText('Page 1: rows 201 to 250 of 250')).toBeVisible()
    expect(rows()).toHaveLength(50)

    const release = holdResponses('CasinoHistory')
    await user.click(press('Next'))
    // Until page 2 is here, the rows on screen stay.
    expect(ends()).toEqual(['1-201', '1-250'])
    release()
    expect(await main().findByText('Page 2: rows 1 to 100 of 250')).toBeVisible()
    expect(ends()).toEqual(['2-1', '2-100'])
    await user.click(press('Previous'))
    expect(await main().findByText('Page 1: rows 201 to 250 of 250')).toBeVisible()
    expect(ends()).toEqual(['1-201', '1-250'])
  })
})

describe('§4 History: every state', () => {
  it('shows a skeleton until the rows load, and again for another range', async () => {
    const release = holdResponses('CasinoHistory')
    const { user } = await open('/casino_history')
    const skeleton = await screen.findByTestId('skeleton')
    expect(skeleton.closest('[aria-busy="true"]')).not.toBeNull()
    release()
    await screen.findByRole('table')
    expect(screen.queryByTestId('skeleton')).toBeNull()
    holdResponses('CasinoHistory')
    await user.click(press('7 days'))
    expect(screen.getByTestId('skeleton')).toBeInTheDocument()
  })

  it('keeps the rows, marked as busy, while the next page loads', async () => {
    const { user } = await open('/casino_history')
    await screen.findByRole('table')
    const release = holdResponses('CasinoHistory')
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
