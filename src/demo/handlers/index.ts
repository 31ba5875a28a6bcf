import { HttpResponse, delay, http, type HttpHandler } from 'msw'
import { applyFaults } from '../faults'
import { say } from '../messages'
import type { World } from '../world'
import { artHandlers } from './art'
import { authHandlers } from './auth'
import { faultHandlers } from './faults'
import { createFrameHandlers } from './frames'
import { gameHandlers } from './games'
import { historyHandlers } from './histories'
import { listHandlers } from './lists'
import { sportHandlers } from './sport'

interface HandlerOptions {
  /** How long every call takes at least. */
  delayMs?: number
}

/** Everything that the demo backend answers; the first handler that knows the request does. */
export const createHandlers = (
  world: World,
  { delayMs = 0 }: HandlerOptions = {},
): HttpHandler[] => [
  ...(delayMs > 0
    ? [
        http.all('*/api/*', async () => {
          await delay(delayMs)
        }),
      ]
    : []),
  applyFaults(world.faults),
  ...listHandlers(),
  ...gameHandlers(world),
  ...authHandlers(world),
  ...historyHandlers(world),
  ...sportHandlers(world),
  ...artHandlers(),
  ...faultHandlers(world.faults),
  ...createFrameHandlers(world),
  http.all('*/api/*', ({ request }) =>
    HttpResponse.json({ message: say(request, 'notFound') }, { status: 404 }),
  ),
]
