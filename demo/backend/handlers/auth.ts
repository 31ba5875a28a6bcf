import { HttpResponse, http, type HttpHandler } from 'msw'
import { say } from '../messages.ts'
import { settleDueBets } from '../../sportbook/bets.ts'
import type { World } from '../world.ts'
import { toUser } from '../world/access.ts'
import { fieldsOf } from './body.ts'
import { guarded } from './guarded.ts'

/** Spec §7: login, logout, password and the player's own data. */
export const authHandlers = (world: World): HttpHandler[] => [
  http.post('*/api/login', async ({ request }) => {
    const field = await fieldsOf(request)
    const session = world.login(field('username'), field('password'))
    return session
      ? HttpResponse.json(session)
      : HttpResponse.json({ error: say(request, 'badLogin') }, { status: 422 })
  }),

  http.post(
    '*/api/logout',
    guarded(world, ({ token }) => {
      world.logout(token)
      return new HttpResponse(null, { status: 204 })
    }),
  ),

  http.post(
    '*/api/ResetPassword',
    guarded(world, async ({ request, player }) => {
      const field = await fieldsOf(request)
      const answer = world.changePassword(player, {
        oldPassword: field('oldPassword'),
        newPassword: field('newPassword'),
        repeatPassword: field('repeatPassword'),
      })
      const status = answer === 'changed' ? 200 : 422
      return HttpResponse.json({ message: say(request, answer) }, { status })
    }),
  ),

  http.get(
    '*/api/UserDetails',
    guarded(world, ({ player }) => {
      settleDueBets(world)
      return HttpResponse.json(toUser(player))
    }),
  ),
]
