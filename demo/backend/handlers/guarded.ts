import { HttpResponse } from 'msw'
import { say } from '../messages.ts'
import type { Player } from '../types.ts'
import type { World } from '../world.ts'

/** A request of a logged-in player. */
export interface Guarded {
  request: Request
  player: Player
  token: string
}

const bearerOf = ({ headers }: Request): string =>
  /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''

/** Spec §6: lets only logged-in players through; everyone else gets a 401. */
export const guarded =
  (world: World, resolver: (asked: Guarded) => Response | Promise<Response>) =>
  ({ request }: { request: Request }): Response | Promise<Response> => {
    const token = bearerOf(request)
    const player = world.userOf(token)
    return player
      ? resolver({ request, player, token })
      : HttpResponse.json({ message: say(request, 'needsLogin') }, { status: 401 })
  }
