import { http, HttpResponse, type HttpHandler } from 'msw'

/** The body of a page's request, not validated yet. */
export type Body = Readonly<Record<string, unknown>>

/** 401: the session has ended, 409: not now, 422: invalid. */
type RefusalStatus = 401 | 409 | 422

/** Thrown by settle calls; the wrapper turns it into a response. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  constructor(status: RefusalStatus, reason: string) {
    super(reason)
    this.status = status
  }
}

// Any origin may send requests, because the pages have an opaque origin and no cookie or header grants
// access.
export const openHeaders = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' }

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function bodyOf(request: Request): Promise<Body> {
  const body: unknown = await request.json().catch(() => null)
  if (!isBody(body)) throw new Refusal(422, 'body')
  return body
}

/** A handler for a page's POST, with its preflight. */
export function settling(path: string, act: (body: Body) => object): HttpHandler[] {
  return [
    http.options(path, () => new HttpResponse(null, { status: 204, headers: preflightHeaders })),
    http.post(path, async ({ request }) => {
      try {
        return HttpResponse.json(act(await bodyOf(request)), { headers: openHeaders })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { message, status } = error
        return HttpResponse.json({ error: message }, { status, headers: openHeaders })
      }
    }),
  ]
}

const preflightHeaders = {
  ...openHeaders,
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': '600',
}
