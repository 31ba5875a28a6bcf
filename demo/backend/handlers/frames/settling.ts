import { http, HttpResponse, type HttpHandler } from 'msw'

/** What a page sent; nothing about it is known yet. */
export type Body = Readonly<Record<string, unknown>>

/** 401 the session has ended, 409 not now, 422 not like that. */
type RefusalStatus = 401 | 409 | 422

/** Thrown by any settle call; the wrapper turns it into an answer. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  constructor(status: RefusalStatus, reason: string) {
    super(reason)
    this.status = status
  }
}

// The pages run with an opaque origin, and no cookie or header lets anybody in: any origin may ask.
export const openHeaders = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' }

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function bodyOf(request: Request): Promise<Body> {
  const body: unknown = await request.json().catch(() => null)
  if (!isBody(body)) throw new Refusal(422, 'body')
  return body
}

/** A POST of a page, with its preflight. */
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
