import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { answerStart, findFrame, openGame } from '../support/play'
import { server } from '../support/server'

const row = (minute: number) => ({
  game_date: `2026-03-15T12:${String(minute)}:00Z`,
  num_id: String(minute),
  event_id: `E-${String(minute)}`,
  game_name: 'Sirocco Nights',
  direction: 'bet',
  amount: '1.000',
})
const rows = [10, 11, 12, 13, 14, 15].map(row)

describe('the last rounds of a game', () => {
  it.each([
    ['the oldest first', rows, ['1', '3']],
    ['the newest first', rows.toReversed(), ['1']],
  ])('are the newest of a server that lists %s', async (_, all, pages) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T12:30:00Z') })
    const asked: string[] = []
    server.use(
      http.get('*/api/CasinoHistory', ({ request }) => {
        const page = new URL(request.url).searchParams.get('pageIndex') ?? ''
        asked.push(page)
        const end = 2 * Number(page)
        return HttpResponse.json({ data: all.slice(end - 2, end), last_page: 3 })
      }),
    )
    answerStart()
    const { user } = await openGame()
    await findFrame()
    await user.click(screen.getByRole('button', { name: 'Last rounds' }))
    const cards = within(await screen.findByRole('list', { name: 'Last rounds' }))
    expect(cards.getAllByRole('listitem')[0]).toHaveTextContent('E-15')
    expect(screen.getByText(/^The newest row of any game/)).toHaveTextContent(/\d\d:15/)
    expect(asked).toEqual(pages)
  })
})
