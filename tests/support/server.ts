import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createHandlers } from '@demo/backend/handlers'
import { createWorld } from '@demo/backend/world'

/** The test world: the same players, games and rounds in every test, at a fixed time. */
export const world = createWorld({ now: () => Date.parse('2026-03-15T12:00:00Z') })

/** The app's own host; like every server it sends a Date header. */
const ownHost = http.head('http://localhost:3000/', () =>
  HttpResponse.text('', { headers: { Date: new Date().toUTCString() } }),
)

export const server = setupServer(ownHost, ...createHandlers(world))
