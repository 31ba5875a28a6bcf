import { http, type HttpHandler } from 'msw'
import type { OpenPath, PlayerPath } from '../../../contract/calls.ts'
import { openCalls } from '../../../contract/openCalls.ts'
import { playerCalls } from '../../../contract/playerCalls.ts'
import type { World } from '../world.ts'
import { accountAnswers, loginAnswers } from './auth.ts'
import { gameAnswers } from './games.ts'
import { guarded, type Guarded } from './guarded.ts'
import { historyAnswers } from './histories.ts'
import { listAnswers } from './lists.ts'
import { sportAnswers } from './sport.ts'

type Answered = Response | Promise<Response>

const routes = { GET: http.get, POST: http.post }

/**
 * The routes of the demo are the calls of the contract. A call without an answer is a type
 * error, and an answer without a call has no route.
 */
export function callHandlers(world: World): HttpHandler[] {
  const open: Record<OpenPath, (request: Request) => Answered> = {
    ...listAnswers,
    ...loginAnswers(world),
  }
  const forPlayers: Record<PlayerPath, (asked: Guarded) => Answered> = {
    ...accountAnswers(world),
    ...gameAnswers(world),
    ...historyAnswers(world),
    ...sportAnswers(world),
  }
  return [
    ...openCalls.map(({ method, path }) =>
      routes[method](`*/api${path}`, ({ request }) => open[path](request)),
    ),
    ...playerCalls.map(({ method, path }) =>
      routes[method](`*/api${path}`, guarded(world, forPlayers[path])),
    ),
  ]
}
