import { HttpResponse, http, type HttpHandler } from 'msw'
import { measurePage } from '../measurePage.ts'
import type { Measures } from '../measures.ts'

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
}

/** Quality M3: the demo's report address `/demo/measure.json`, and the page `/demo/measure`. */
export const measureHandlers = (measures: Measures): HttpHandler[] => [
  http.get('*/demo/measure', () => new HttpResponse(measurePage, { headers: pageHeaders })),

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
