import { http, HttpResponse } from 'msw'
import { server } from './server'

const PLAYER = { id: '204817', username: 'yasmine', balance: '1248.500', currency: 'TND' }

/**
 * A backend whose every `UserDetails` carries a date: the real time, which the tests' clock shows, less the
 * device's error, plus what `wrong` says. Returns it, to be changed.
 */
export function datePlayer(): { wrong: number; deviceError: number; isDated: boolean } {
  const state = { wrong: 0, deviceError: 0, isDated: true }
  server.use(
    http.get('*/api/UserDetails', () => {
      const date = new Date(Date.now() - state.deviceError + state.wrong).toUTCString()
      return HttpResponse.json(PLAYER, state.isDated ? { headers: { Date: date } } : {})
    }),
    http.head('http://localhost:3000/', () => HttpResponse.error()),
  )
  return state
}
