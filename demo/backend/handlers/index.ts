import { HttpResponse, delay, http, type HttpHandler } from 'msw'
import { applyFaults, cutConnection } from '../faults.ts'
import { say } from '../messages.ts'
import type { World } from '../world.ts'
import { artHandlers } from './art.ts'
import { callHandlers } from './calls.ts'
import { faultHandlers } from './faults.ts'
import { createFrameHandlers } from './frames.ts'
import { noticeHandler } from './notice.ts'

interface HandlerOptions {
  /** The minimum duration of every call. */
  delayMs?: number
}

/** All handlers of the demo backend; the first one that matches responds. */
export const createHandlers = (
  world: World,
  { delayMs = 0 }: HandlerOptions = {},
): HttpHandler[] => {
  const handlers = [
    applyFaults(world.faults),
    ...callHandlers(world),
    ...artHandlers(),
    ...faultHandlers(world.faults),
    noticeHandler(world.faults),
    ...createFrameHandlers(world),
    http.all('*/api/*', ({ request }) =>
      HttpResponse.json({ message: say(request, 'notFound') }, { status: 404 }),
    ),
  ]
  const slow = http.all('*/api/*', async () => {
    await delay(delayMs)
  })
  return [...(delayMs > 0 ? [slow] : []), cutConnection(world.faults, handlers), ...handlers]
}
