import { HttpResponse } from 'msw'
import { codeOf, languageCodes } from '../../../src/domain/languageTable.ts'
import { languageOf } from '../messages.ts'
import { sportEvents } from '../../sportbook/events.ts'
import type { World } from '../world.ts'
import type { Guarded } from './guarded.ts'
import { queryOf } from './queryOf.ts'

/** The `lang` parameter has priority over the header. */
const langOf = (request: Request) =>
  codeOf(queryOf(request).text('lang'), languageCodes) ?? languageOf(request)

/** Spec §7: the sport lists and the session for the sport frame. */
export const sportAnswers = (world: World) => ({
  '/Live': ({ request }: Guarded) =>
    HttpResponse.json({ data: sportEvents(world.now(), langOf(request)).live }),

  '/SportBook': ({ request }: Guarded) =>
    HttpResponse.json({ data: sportEvents(world.now(), langOf(request)).prematch }),

  '/sport': ({ request, token }: Guarded) =>
    HttpResponse.json(world.openSport(token, langOf(request))?.id ?? ''),
})
