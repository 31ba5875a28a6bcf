import { http, HttpResponse } from 'msw'
import { server } from './server'

/** Responds to UserDetails with this balance, and the date unless `isDated` is false. */
export function answerBalance(balance: string, { currency = 'TND', isDated = true } = {}): void {
  server.use(
    http.get('*/api/UserDetails', () =>
      HttpResponse.json(
        { id: 1, username: 'y', balance, currency },
        { headers: isDated ? { Date: new Date().toUTCString() } : {} },
      ),
    ),
  )
}
