import { HttpResponse, http, type HttpHandler } from 'msw'
import { measurePage } from '../measurePage.ts'
import type { Measures } from '../measures.ts'
import { toolPageResponse } from '../toolPage.ts'

/** Quality M3: the demo's report address `/demo/measure.json`, and the page `/demo/measure`. */
export const measureHandlers = (measures: Measures): HttpHandler[] => [
  http.get('*/demo/measure', () => toolPageResponse(measurePage, ["form-action 'self'"])),

  http.post('*/demo/measure', () => {
    measures.clear()
    return new HttpResponse(null, { status: 303, headers: { Location: '/demo/measure' } })
  }),

  http.get('*/demo/measure.json', () => HttpResponse.json(measures.summary())),

  http.post('*/demo/measure.json', async ({ request }) => {
    measures.add(await request.text())
    return new HttpResponse(null, { status: 204 })
  }),
]
