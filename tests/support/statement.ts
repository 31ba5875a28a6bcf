import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { main } from './historyPage'
import { renderApp } from './renderApp'
import { server } from './server'

export type Part = 'deposit' | 'withdrawal' | 'casino' | 'sport'

/** A movement of money; a bet or win has a direction. */
export interface Row {
  part: Part
  day: string
  amount: string
  status?: string
  direction?: 'win' | 'bet'
}

interface Backend {
  rows: readonly Row[]
  /** The part and the first month of a read, such as `casino 2026-01`. */
  failing?: ReadonlySet<string>
  size?: number
}

/** A backend with these rows, in pages of `size`. `failing` reads respond with an error. */
export function serveStatement({ rows, failing = new Set(), size = 100 }: Backend) {
  const asked: string[] = []
  const answer = (part: Part, request: Request) => {
    const query = new URL(request.url).searchParams
    const from = Date.parse(query.get('fromDate') ?? '')
    const to = Date.parse(query.get('toDate') ?? '')
    const month = new Date(from + 86_400_000).toISOString().slice(0, 7)
    asked.push(`${part} ${month}`)
    if (failing.has(`${part} ${month}`)) return HttpResponse.json({}, { status: 500 })
    const found = rows.filter((row) => {
      const at = Date.parse(`${row.day}T12:00:00Z`)
      return row.part === part && from <= at && at <= to
    })
    const page = Number(query.get('pageIndex'))
    const data = found.slice((page - 1) * size, page * size).map(({ day, ...row }) => ({
      transaction_date: `${day}T12:00:00Z`,
      game_date: `${day}T12:00:00Z`,
      status: 'accepted',
      ...row,
    }))
    return HttpResponse.json({ data, last_page: Math.ceil(found.length / size) })
  }
  server.use(
    http.get('*/api/TransactionPlayer', ({ request }) => {
      const type = new URL(request.url).searchParams.get('typeSearch')
      return answer(type === '5' ? 'deposit' : 'withdrawal', request)
    }),
    http.get('*/api/CasinoHistory', ({ request }) => answer('casino', request)),
    http.get('*/api/SportHistory', ({ request }) => answer('sport', request)),
  )
  return asked
}

export const plain = (node: HTMLElement) =>
  node.textContent.replaceAll(/[\u2066\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')

export const statementRegions = () => main().findAllByRole('region')

/** The regions, when all of them are loaded. */
export async function loadedRegions() {
  await waitFor(async () => {
    for (const region of await statementRegions())
      expect(region).toHaveAttribute('aria-busy', 'false')
  })
  return statementRegions()
}

/** The lifetime net deposits, when they are loaded or have failed. */
export async function loadedLifetime() {
  const found = await main().findByTestId('lifetime-net')
  await waitFor(() => {
    expect(found).toHaveAttribute('aria-busy', 'false')
  })
  return found
}

export const openStatement = (options = {}) =>
  renderApp('/statement', { player: 'yasmine', ...options })

export const deposit = (amount: string, day: string, status = 'accepted'): Row => ({
  part: 'deposit',
  day,
  amount,
  status,
})
export const withdrawal = (amount: string, day: string): Row => ({
  part: 'withdrawal',
  day,
  amount,
})
export const bet = (
  part: 'casino' | 'sport',
  direction: 'win' | 'bet',
  amount: string,
  day: string,
) => ({
  part,
  direction,
  amount,
  day,
})

/** Once all its months are there. */
export async function downloadStatement(user: UserEvent): Promise<void> {
  await loadedRegions()
  const button = await screen.findByRole('button', { name: 'Download' })
  await waitFor(() => {
    expect(button).toBeEnabled()
  })
  await user.click(button)
}
