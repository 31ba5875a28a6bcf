import { delay, http, HttpResponse } from 'msw'
import { server } from './server'

const PLAYER = { id: '204817', username: 'yasmine', balance: '1248.500', currency: 'TND' }

/**
 * A backend whose every `UserDetails` carries a date: the real time, which the tests' clock shows, less the
 * device's error, plus what `wrong` says; while it is held, the answer waits. Returns it, to be changed.
 */
export function datePlayer() {
  const state = { wrong: 0, deviceError: 0, isDated: true, isHeld: false }
  server.use(
    http.get('*/api/UserDetails', async () => {
      while (state.isHeld) await delay(100)
      const date = new Date(Date.now() - state.deviceError + state.wrong).toUTCString()
      return HttpResponse.json(PLAYER, state.isDated ? { headers: { Date: date } } : {})
    }),
    http.head('http://localhost:3000/', () => HttpResponse.error()),
  )
  return state
}
