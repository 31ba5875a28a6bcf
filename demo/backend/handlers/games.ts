import { HttpResponse } from 'msw'
import { firstPageOf } from '../../games/assets.ts'
import { launchScript } from '../../games/launchScript.ts'
import { languageOf, say } from '../messages.ts'
import { demoGameOf, launchesAsScript, type LaunchSession } from '../types.ts'
import type { World } from '../world.ts'
import { fieldsOf } from './body.ts'
import type { Guarded } from './guarded.ts'

/** The URL of a game's page; the session is in the fragment, which servers do not log. */
function pageOf(origin: string, { game, id, lang }: LaunchSession): string {
  return `${origin}/demo/games/${firstPageOf[demoGameOf[game.type]]}?lang=${lang}#session=${id}`
}

/** Spec §7: the start of a game. */
export const gameAnswers = (world: World) => ({
  '/StartGame': async ({ request, token }: Guarded) => {
    const field = await fieldsOf(request)
    const lang = languageOf(request)
    const session = world.openGame(token, field('game_id'), field('provider'), lang)
    if (!session) {
      return HttpResponse.json({ message: say(request, 'unknownGame') }, { status: 404 })
    }
    const origin = process.env.DEMO_ORIGIN ?? new URL(request.url).origin
    return HttpResponse.json(
      launchesAsScript(session.game.game_id)
        ? { url: launchScript(origin, session), isFrame: false }
        : { url: pageOf(origin, session), isFrame: true },
    )
  },
})
