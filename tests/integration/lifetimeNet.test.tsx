import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { fetchHistoryTotals } from '@/store/historyTotals'
import { createStore } from '@/store/store'
import { initTestI18n } from '../support/i18n'
import { logIn } from '../support/players'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

const row = (amount: unknown, day: string, status = 'accepted') => ({
  transaction_date: `${day}T12:00:00Z`,
  num_id: day,
  status,
  amount,
})

/** Serves deposits and withdrawals, `size` rows per page; null is a failure. Returns the calls. */
function serve(deposits: unknown[] | null, withdrawals: unknown[] | null, size = 100) {
  const asked: URLSearchParams[] = []
  server.use(
    http.get('*/api/TransactionPlayer', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      const rows = query.get('typeSearch') === '5' ? deposits : withdrawals
      if (!rows) return HttpResponse.json({}, { status: 500 })
      const page = Number(query.get('pageIndex'))
      const data = rows.slice((page - 1) * size, page * size)
      return HttpResponse.json({ data, last_page: Math.ceil(rows.length / size) })
    }),
  )
  return asked
}

const panel = () => screen.findByTestId('lifetime-net')
const loaded = async () => {
  const found = await panel()
  await waitFor(() => {
    expect(found).toHaveAttribute('aria-busy', 'false')
  })
  return found
}

describe('Quality H11: lifetime net deposits on the profile', () => {
  it.each([false, true])(
    'are all accepted deposits minus withdrawals, since the first of them (mobile: %s)',
    async (mobile) => {
      const asked = serve(
        [
          row('300.000', '2026-10-04'),
          row('50.125', '2025-03-12'),
          row('9', '2024-01-01', 'pending'),
        ],
        [row('80.000', '2025-11-30'), row('7', '2024-01-01', 'rejected')],
      )
      await renderApp('/profile', { player: 'yasmine', mobile })
      const found = await loaded()
      expect(found).toHaveTextContent('+270.125 TND since 12/03/2025')
      expect(found).not.toHaveAttribute('data-approximate')
      expect(screen.getByRole('region', { name: 'Lifetime net deposits' })).toBe(found)
      expect(asked).toHaveLength(2)
    },
  )

  it('have a minus when more was withdrawn, with the same colour', async () => {
    serve([row('1.000', '2026-01-01')], [row('3.500', '2026-02-01')])
    await renderApp('/profile', { player: 'yasmine' })
    expect(await loaded()).toHaveTextContent('−2.500 TND since 01/01/2026')
  })

  it('of a new player are zero, without a date', async () => {
    serve([], [])
    await renderApp('/profile', { player: 'yasmine' })
    const found = await loaded()
    expect(found).toHaveTextContent('0.000 TND No deposits or withdrawals so far.')
    expect(found).not.toHaveTextContent('since')
  })

  it('are approximate if an amount is unreadable', async () => {
    serve([row('much', '2026-01-01'), row('5.000', '2026-02-01')], [])
    await renderApp('/profile', { player: 'yasmine' })
    const found = await loaded()
    expect(found).toHaveAttribute('data-approximate', 'true')
    expect(found).toHaveTextContent('+5.000 TND since 01/01/2026 (approximate)')
  })

  it('that could not be loaded say so, and load again with a press', async () => {
    serve([row('5.000', '2026-02-01')], null)
    const { user } = await renderApp('/profile', { player: 'yasmine' })
    const retry = await within(await panel()).findByRole('button', { name: 'Try again' })
    expect(await panel()).toHaveTextContent('This sum could not be loaded.')
    // The rest of the profile is not affected.
    expect(screen.getByTestId('profile-name')).toHaveTextContent('yasmine')
    serve([row('5.000', '2026-02-01')], [])
    await user.click(retry)
    expect(await loaded()).toHaveTextContent('+5.000 TND')
  })

  it.each([
    ['fr', 'Dépôts nets depuis le début', '+1 300,000 TND depuis le 12/03/2025'],
    ['ar', 'صافي إيداعاتك منذ البداية', '+1,300.000 TND منذ 12/03/2025'],
  ] as const)('are written in %s', async (lang, name, text) => {
    serve([row('1300.000', '2025-03-12')], [])
    await renderApp('/profile', { player: 'yasmine', lang })
    const found = await loaded()
    expect(found).toHaveAccessibleName(name)
    expect(found.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(text)
  })

  it('start with the oldest accepted row, whatever the order and the pages', async () => {
    await initTestI18n('en')
    logIn('yasmine')
    const day = fc
      .integer({ min: 0, max: 4000 })
      .map((days) => new Date(Date.UTC(2015, 0, 1 + days)).toISOString().slice(0, 10))
    const rows = fc.array(fc.tuple(day, fc.constantFrom('accepted', 'pending')), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(rows, rows, fc.integer({ min: 1, max: 4 }), async (ins, outs, size) => {
        const toRows = (list: typeof ins) => list.map(([at, status]) => row('1', at, status))
        serve(toRows(ins), toRows(outs), size)
        const { payload } = await createStore().dispatch(
          fetchHistoryTotals({
            kind: 'transaction',
            fromDate: '2000-01-01T00:00:00.000Z',
            toDate: '2030-01-01T00:00:00.000Z',
            onProgress: () => undefined,
          }),
        )
        const accepted = [...ins, ...outs].filter(([, status]) => status === 'accepted')
        const [first = null] = accepted.map(([at]) => `${at}T12:00:00Z`).sort()
        expect(payload).toMatchObject({ since: first, isApproximate: false })
      }),
      { numRuns: 30 },
    )
  })
})
