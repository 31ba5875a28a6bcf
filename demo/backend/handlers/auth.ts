import { HttpResponse } from 'msw'
import { say } from '../messages.ts'
import { settleDueBets } from '../../sportbook/bets.ts'
import type { World } from '../world.ts'
import { toUser } from '../world/access.ts'
import { fieldsOf } from './body.ts'
import type { Guarded } from './guarded.ts'

/** Spec §7: the login. */
export const loginAnswers = (world: World) => ({
  '/login': async (request: Request) => {
    const field = await fieldsOf(request)
    const session = world.login(field('username'), field('password'))
    return session
      ? HttpResponse.json(session)
      : HttpResponse.json({ error: say(request, 'badLogin') }, { status: 422 })
  },
})

/** Spec §7: logout, password and the player's own data. */
export const accountAnswers = (world: World) => ({
  '/logout': ({ token }: Guarded) => {
    world.logout(token)
    return new HttpResponse(null, { status: 204 })
  },

  '/ResetPassword': async ({ request, player }: Guarded) => {
    const field = await fieldsOf(request)
    const answer = world.changePassword(player, {
      oldPassword: field('oldPassword'),
      newPassword: field('newPassword'),
      repeatPassword: field('repeatPassword'),
    })
    const status = answer === 'changed' ? 200 : 422
    return HttpResponse.json({ message: say(request, answer) }, { status })
  },

  '/UserDetails': ({ player }: Guarded) => {
    settleDueBets(world)
    return HttpResponse.json(toUser(player))
  },
})
