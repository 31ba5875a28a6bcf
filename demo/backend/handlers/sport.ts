import { HttpResponse, http, type HttpHandler } from 'msw'
import { toLanguage } from '../../../src/domain/languages.ts'
import { languageOf } from '../messages.ts'
import { sportEvents } from '../../sportbook/events.ts'
import type { World } from '../world.ts'
import { guarded } from './guarded.ts'
import { queryOf } from './queryOf.ts'

/** The `lang` parameter has priority over the header. */
const langOf = (request: Request) =>
  toLanguage(queryOf(request).text('lang')) ?? languageOf(request)

/** Spec §7: the sport lists and the session for the sport frame. */
export const sportHandlers = (world: World): HttpHandler[] => [
  http.get(
    '*/api/Live',
    guarded(world, ({ request }) =>
      HttpResponse.json({ data: sportEvents(world.now(), langOf(request)).live }),
    ),
  ),

  http.get(
    '*/api/SportBook',
    guarded(world, ({ request }) =>
      HttpResponse.json({ data: sportEvents(world.now(), langOf(request)).prematch }),
    ),
  ),

  http.get(
    '*/api/sport',
    guarded(world, ({ request, token }) =>
      HttpResponse.json(world.openSport(token, langOf(request))?.id ?? ''),
    ),
  ),
]
