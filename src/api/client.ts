import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { BODY_LIMIT_BYTES, REPEAT_WAIT_MS, REQUEST_TIMEOUT_MS } from '@/domain/constants'
import { isFields } from '@/domain/read'
import { settings } from '@/domain/settings'
import { acceptLanguage } from '@/i18n'
import { tokenStorage } from '@/device/tokenStorage'
import { noteAnswer } from '@/device/serverTime'
import { noteContact } from '@/lib/loading/network'

/** A response. Its body is `undefined` if it is not JSON, and null if it is empty. */
export interface Answer {
  status: number
  body: unknown
}

declare module 'axios' {
  interface AxiosRequestConfig {
    isUnasked?: boolean
  }
}

/** Spec §7: the base path of every call. */
const BASE = settings.apiUrl

/** A body that is not JSON becomes `undefined`, an empty one null; neither throws here. */
function parse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  if (text.trim() === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The same for an answer that may be a bare word, such as a session, instead of JSON. */
function parseWord(text: unknown): unknown {
  const word = typeof text === 'string' ? text.trim() : ''
  const json = parse(text)
  return json === undefined && /^[^\s<>{}[\]"]+$/.test(word) ? word : json
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

/**
 * Spec §8: a 401 deletes the stored token if it is still the one that the request sent. One of a call that
 * no player caused does not: who sent it asks for the player's data, whose answer decides.
 */
function dropRefusedToken(error: unknown): never {
  if (axios.isAxiosError(error) && error.response?.status === 401 && !error.config?.isUnasked) {
    const sent = error.config?.headers.get('Authorization')
    const stored = tokenStorage.get()
    if (stored !== null && sent === `Bearer ${stored}`) tokenStorage.remove()
  }
  throw error
}

/** Decisions 24: a body that says no is a failure, whatever the status. */
function refuseNo(response: AxiosResponse<unknown>): AxiosResponse {
  const { config, data } = response
  if (!isFields(data) || (data.success !== false && data.status !== false)) return response
  throw new AxiosError('The body says no', AxiosError.ERR_BAD_RESPONSE, config, null, response)
}

client.interceptors.request.use(addHeaders)
client.interceptors.response.use(refuseNo, dropRefusedToken)

/** Ends a request after 15 s, or when the signal aborts; `release` clears both. */
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
  isUnasked?: boolean
  /** Whether the answer may be a bare word. */
  isWord?: boolean
}

/** The response of a call that failed, if there was one. */
export const responseOf = (error: unknown): AxiosResponse<unknown> | undefined =>
  axios.isAxiosError<unknown>(error) ? error.response : undefined

/** Whether the connection failed; a timeout, an abort and an answer are something else. */
const isUnreached = (error: unknown) =>
  axios.isAxiosError(error) && error.code === AxiosError.ERR_NETWORK

/**
 * Sends a call. A GET whose connection failed before any answer is sent once more (Decisions 23), except a
 * poll, whose next turn is the repeat.
 */
export async function send(
  { isWord, ...call }: Call,
  signal?: AbortSignal,
  isPoll = false,
): Promise<Answer> {
  let mayRepeat = call.method === 'GET' && !isPoll
  for (;;) {
    const deadline = deadlineOf(signal)
    const sentAt = performance.now()
    const onDownloadProgress = ({ loaded }: { loaded: number }) => {
      mayRepeat = false
      if (loaded > BODY_LIMIT_BYTES) deadline.end()
    }
    try {
      const { signal: ending } = deadline
      const response = await client.request<unknown>({
        ...call,
        ...(isWord && { transformResponse: [parseWord] }),
        onDownloadProgress,
        signal: ending,
      })
      learnTime(call, response, sentAt)
      noteContact(true)
      return { status: response.status, body: response.data }
    } catch (error) {
      const response = responseOf(error)
      learnTime(call, response, sentAt)
      if (response) noteContact(true)
      if (!isUnreached(error)) throw error
      noteContact(false)
      if (!mayRepeat || signal?.aborted) throw error
      mayRepeat = false
      await new Promise((resolve) => setTimeout(resolve, Math.random() * REPEAT_WAIT_MS))
      if (signal?.aborted) throw error
    } finally {
      deadline.release()
    }
  }
}
