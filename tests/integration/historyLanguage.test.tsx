import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { main, open, useWorldDay } from '../support/historyPage'
import { server } from '../support/server'
import { speak } from '../support/sport'

it('Decisions 5: a history’s words of the server follow a change of language', async () => {
  useWorldDay()
  server.use(
    http.get('*/api/CasinoHistory', ({ request }) => {
      const game_name = request.headers.get('Accept-Language') === 'fr' ? 'Nuits' : 'Nights'
      const game_date = '2026-03-15T10:00:00Z'
      const data = [
        { game_date, game_name, num_id: '1', event_id: '1', amount: '1', direction: 'bet' },
      ]
      return HttpResponse.json({ data, last_page: 1 })
    }),
  )
  await open('/casino_history')
  expect(await main().findByText('Nights')).toBeVisible()
  await speak('fr')
  expect(await main().findByText('Nuits')).toBeVisible()
  expect(screen.queryByText('Nights')).not.toBeInTheDocument()
})
