import { MESSAGE_LIMIT } from '@/domain/constants'
import { isFields } from '@/domain/read'
import { responseOf } from './client'
import { UnreadableAnswer } from './normalise'
import { readRetryAfter } from './retryAfter'

/** Decisions 24: the form of a failed call everywhere in the app. */
export interface Rejection {
  /** Null without a response. */
  status: number | null
  message: string
  /** The answer's body, if it is JSON of at most 2 kB; never of a login or a 401. */
  body?: unknown
  /** No automatic call before this time (`Retry-After`), by `performance.now()`. */
  heldUntil?: number
}

const BODY_LENGTH = 2048

/** What a login sends or a refused token meant may stand in their answers. */
function shortBody(response: ReturnType<typeof responseOf>): { body?: unknown } {
  const data = response?.data
  if (data === undefined || data === null || response?.status === 401) return {}
  return JSON.stringify(data).length > BODY_LENGTH ? {} : { body: data }
}

/** A server's message as plain text: only strings, no markup, limited length. */
function readable(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' || /<[a-z!/]/i.test(text) ? null : text.slice(0, MESSAGE_LIMIT)
}

/** A failure's body, for its messages; an unreadable answer counts only if it has an `error`. */
function wordsOf(error: unknown): Partial<Record<'message' | 'error', unknown>> {
  const sent = responseOf(error)?.data
  if (isFields(sent)) return sent
  if (!(error instanceof UnreadableAnswer) || !isFields(error.body)) return {}
  return readable(error.body.error) === null ? {} : error.body
}

/** Spec §8: the message in the body, otherwise the fallback; the login reads `error` first. */
export function toRejection(
  error: unknown,
  fallback: string,
  first: 'message' | 'error' = 'message',
): Rejection {
  const response = responseOf(error)
  const { message, error: reason } = wordsOf(error)
  const texts = [readable(message), readable(reason)]
  if (first === 'error') texts.reverse()
  const wait = readRetryAfter(response?.headers)
  return {
    status: response?.status ?? null,
    message: texts.find(Boolean) ?? fallback,
    ...(first === 'message' && shortBody(response)),
    ...(wait !== null && { heldUntil: performance.now() + wait }),
  }
}
