import { HttpResponse, http, type HttpHandler } from 'msw'
import { popularGames } from '../../catalogue/games.ts'
import { gamesPage } from '../../catalogue/queries.ts'
import { firstPageOf } from '../../games/assets.ts'
import { launchScript } from '../../games/launchScript.ts'
import { languageOf, say } from '../messages.ts'
import { demoGameOf, launchesAsScript, type LaunchSession } from '../types.ts'
import type { World } from '../world.ts'
import { fieldsOf } from './body.ts'
import { guarded } from './guarded.ts'
import { queryOf } from './queryOf.ts'

/** The URL of a game's page; the session is in the fragment, which servers do not log. */
function pageOf(origin: string, { game, id, lang }: LaunchSession): string {
  return `${origin}/demo/games/${firstPageOf[demoGameOf[game.type]]}?lang=${lang}#session=${id}`
}

/** Spec §7: game lists and the start of a game. */
export const gameHandlers = (world: World): HttpHandler[] => [
  http.get('*/api/get_slot_game', ({ request }) => {
    const { text, number, type } = queryOf(request)
    const { rows, total } = gamesPage({
      pageIndex: number('page_index', 1),
      pageSize: number('page_size', 28),
      type,
      provider: text('pro_id'),
      category: text('cat_id'),
      name: text('game_name'),
    })
    return HttpResponse.json({ data: rows, total })
  }),

  http.get('*/api/papuler_slot', () => HttpResponse.json({ data: popularGames })),

  http.post(
    '*/api/StartGame',
    guarded(world, async ({ request, token }) => {
      const field = await fieldsOf(request)
      const lang = languageOf(request)
      const session = world.openGame(token, field('game_id'), field('provider'), lang)
      if (!session) {
        return HttpResponse.json({ message: say(request, 'unknownGame') }, { status: 404 })
      }
      const { origin } = new URL(request.url)
      return HttpResponse.json(
        launchesAsScript(session.game.game_id)
          ? { url: launchScript(origin, session), isFrame: false }
          : { url: pageOf(origin, session), isFrame: true },
      )
    }),
  ),
]
