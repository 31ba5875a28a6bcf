import { REQUEST_TIMEOUT_MS } from '@/domain/constants'
import type { Call } from '../../contract/types'
import { valueOf, type Reply } from './answer'
import { isObject, type Json } from './fields'

interface Asked {
  query?: Json
  body?: object | undefined
  token?: string | null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Sends one call like the app; does not follow redirects, because a redirect is an error. */
export async function send(
  base: string,
  call: Pick<Call, 'method' | 'path'>,
  { query, body, token }: Asked,
): Promise<Reply> {
  const url = new URL(`${base.replace(/\/+$/, '')}${call.path}`)
  for (const [name, value] of Object.entries(query ?? {})) {
    url.searchParams.set(name, String(value))
  }
  const deadline = new AbortController()
  const timer = setTimeout(() => {
    deadline.abort(new Error(`silence for ${String(REQUEST_TIMEOUT_MS / 1000)} s`))
  }, REQUEST_TIMEOUT_MS)
  try {
    const response = await fetch(url, {
      method: call.method,
      redirect: 'manual',
      signal: deadline.signal,
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'fr',
        // Spec §7: every request carries it, a GET and a POST without a body included.
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, headers } = response
    return { status, headers, body: parse(await response.text()) }
  } finally {
    clearTimeout(timer)
  }
}

export function tokenOf({ body }: Reply): string | null {
  const session = valueOf(body, ['data'])
  return isObject(session) && typeof session.token === 'string' ? session.token : null
}

/** Why there was no response. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error as Error & { cause?: Json }
  return typeof cause?.code === 'string' ? cause.code : message
}
