import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { BODY_LIMIT_BYTES, MESSAGE_LIMIT, REQUEST_TIMEOUT_MS } from '@/domain/constants'
import { settings } from '@/domain/settings'
import { acceptLanguage } from '@/i18n'
import { tokenStorage } from '@/device/tokenStorage'
import { noteAnswer, serverNow } from '@/device/serverTime'
import { holdBack, pause, readRetryAfter, retryDelay, type Failure } from './retry'

/** A failed call, in the form used everywhere in the app (API.md, Decisions 24). */
export interface Rejection {
  /** Null without a response. */
  status: number | null
  message: string
}

/** A response. Its body is `undefined` if it is not JSON, and null if it is empty. */
export interface Answer {
  status: number
  body: unknown
}

/** Spec §7: the base path of every call. */
const BASE = settings.apiUrl

/** API.md: a body that is not JSON becomes `undefined`, an empty one null; neither throws here. */
function parse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  if (text.trim() === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** null instead of `undefined`, because axios drops the content type of undefined data. */
const toBody = (data: unknown): string | null => (data === undefined ? null : JSON.stringify(data))

export const client = axios.create({
  baseURL: BASE,
  adapter: 'xhr',
  headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  responseType: 'json',
  transformRequest: [toBody],
  transformResponse: [parse],
  // Spec §8: a response is a success only with status 200 or 204.
  validateStatus: (status) => status === 200 || status === 204,
})

/** The token is sent only to the API's own origin and base path. */
function isOwnApi(config: InternalAxiosRequestConfig): boolean {
  const base = new URL(BASE, window.location.href)
  const url = new URL(client.getUri(config), window.location.href)
  const folder = base.pathname.replace(/\/*$/, '/')
  return url.origin === base.origin && url.pathname.startsWith(folder)
}

/** Spec §7: the bearer token when one is stored, and the interface's language. */
function addHeaders(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = tokenStorage.get()
  if (!isOwnApi(config)) config.headers.delete('Authorization')
  else if (token !== null && !config.headers.has('Authorization')) {
    config.headers.set('Authorization', `Bearer ${token}`)
  }
  config.headers.set('Accept-Language', acceptLanguage())
  return config
}

/** Spec §8: a 401 deletes the stored token if it is still the one that the request sent (API.md). */
function dropRefusedToken(error: unknown): never {
  if (axios.isAxiosError(error) && error.response?.status === 401) {
    const sent = error.config?.headers.get('Authorization')
    const stored = tokenStorage.get()
    if (stored !== null && sent === `Bearer ${stored}`) tokenStorage.remove()
  }
  throw error
}

client.interceptors.request.use(addHeaders)
client.interceptors.response.use((response) => response, dropRefusedToken)

/** Ends a request after 15 s (API.md), or when the signal aborts; `release` clears both. */
function deadlineOf(signal: AbortSignal | undefined) {
  const controller = new AbortController()
  const end = () => {
    controller.abort()
  }
  const timer = setTimeout(end, REQUEST_TIMEOUT_MS)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  return {
    signal: controller.signal,
    end,
    release: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
    },
  }
}

function failureOf(error: unknown): Failure {
  const response = axios.isAxiosError(error) ? error.response : undefined
  return {
    status: response?.status ?? null,
    // A cancellation that the caller did not request is the deadline.
    isTimeout: axios.isCancel(error),
    retryAfter: readRetryAfter(response?.headers['retry-after'], serverNow()),
  }
}

/** The server's time is read only from answers that no cache holds. */
function learnTime(call: Call, response: AxiosResponse | undefined, sentAt: number): void {
  if (!response || (call.method === 'GET' && call.url !== '/UserDetails')) return
  noteAnswer(response.headers, sentAt)
}

interface Call {
  method: 'GET' | 'POST'
  url: string
  params?: object
  data?: object | undefined
  headers?: Record<string, string>
}

/**
 * Sends a call. A GET is retried (Decisions 23); a POST or a poll is sent exactly once, because the next
 * poll is the retry.
 */
export async function send(call: Call, signal?: AbortSignal, isPoll = false): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const deadline = deadlineOf(signal)
    const sentAt = performance.now()
    let isTooLong = false
    const onDownloadProgress = ({ loaded }: { loaded: number }) => {
      if (loaded <= BODY_LIMIT_BYTES) return
      isTooLong = true
      deadline.end()
    }
    try {
      const { signal: ending } = deadline
      const response = await client.request<unknown>({
        ...call,
        onDownloadProgress,
        signal: ending,
      })
      learnTime(call, response, sentAt)
      return { status: response.status, body: response.data }
    } catch (error) {
      if (axios.isAxiosError(error)) learnTime(call, error.response, sentAt)
      const failure = failureOf(error)
      holdBack(call.url, failure.retryAfter, performance.now())
      const mayRetry = call.method === 'GET' && !isPoll && !isTooLong
      const wait = mayRetry ? retryDelay(failure, attempt) : null
      if (wait === null || signal?.aborted) throw error
      await pause(wait, signal)
      if (signal?.aborted) throw error
    } finally {
      deadline.release()
    }
  }
}

/** A server's message as plain text: only strings, no markup, limited length. */
function readable(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' || /<[a-z!/]/i.test(text) ? null : text.slice(0, MESSAGE_LIMIT)
}

/** Spec §8: the message in the body, otherwise the fallback; the login reads `error` first. */
export function toRejection(
  error: unknown,
  fallback: string,
  first: 'message' | 'error' = 'message',
): Rejection {
  const response = axios.isAxiosError(error) ? error.response : undefined
  const body = response?.data as Partial<Record<'message' | 'error', unknown>> | null | undefined
  const texts = [readable(body?.message), readable(body?.error)]
  if (first === 'error') texts.reverse()
  return { status: response?.status ?? null, message: texts.find(Boolean) ?? fallback }
}
