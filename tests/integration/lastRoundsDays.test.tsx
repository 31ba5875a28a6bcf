import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { answerStart, findFrame, openGame } from '../support/play'
import { server } from '../support/server'

const row = (game_date: string, event_id: string) => ({
  ...{ game_date, event_id, num_id: event_id, game_name: 'Sirocco Nights' },
  ...{ direction: 'bet', amount: '2.000' },
})
const rows = [row('2026-02-14T12:30:00Z', 'E-29'), row('2026-02-12T12:30:00Z', 'E-31')]

it('The last rounds are those of 30 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T12:30:00Z') })
  answerStart()
  server.use(
    http.get('*/api/CasinoHistory', ({ request }) => {
      const query = new URL(request.url).searchParams
      const [from, to] = ['fromDate', 'toDate'].map((name) => Date.parse(query.get(name) ?? ''))
      const isAsked = ({ game_date }: { game_date: string }) =>
        Date.parse(game_date) >= from! && Date.parse(game_date) <= to!
      return HttpResponse.json({ data: rows.filter(isAsked), last_page: 1 })
    }),
  )
  const { user } = await openGame()
  await findFrame()
  await user.click(screen.getByRole('button', { name: 'Last rounds' }))
  expect(await screen.findByText('E-29')).toBeVisible()
  expect(screen.queryByText('E-31')).not.toBeInTheDocument()
})
