import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { BODY_LIMIT_BYTES, REPEAT_WAIT_MS, REQUEST_TIMEOUT_MS } from '@/domain/constants'
import { isFields } from '@/domain/read'
import { acceptLanguage } from '@/i18n'
import { expireSession } from '@/device/perPlayer'
import { tokenStorage } from '@/device/tokenStorage'
import { recordAnswer, sending, type Sent } from '@/device/protection/clocks'
import { recordContact } from '@/lib/loading/network'
import { settings } from '@/lib/pageData'

/** A body that is not JSON is `undefined`, an empty one null. */
export interface Answer {
  status: number
  body: unknown
}

declare module 'axios' {
  interface AxiosRequestConfig {
    isBackground?: boolean
  }
}

const BASE = settings.apiUrl

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  if (text.trim() === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function parseWord(text: unknown): unknown {
  const word = typeof text === 'string' ? text.trim() : ''
  const json = parse(text)
  return json === undefined && /^[^\s<>{}[\]"]+$/.test(word) ? word : json
}

/** null, not `undefined`, because axios drops the content type of undefined data. */
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

/** Only calls to the API's own origin and base path carry the token. */
function isOwnApi(config: InternalAxiosRequestConfig): boolean {
  const base = new URL(BASE, window.location.href)
  const url = new URL(client.getUri(config), window.location.href)
  const folder = base.pathname.replace(/\/*$/, '/')
  return url.origin === base.origin && url.pathname.startsWith(folder)
}

function addHeaders(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = tokenStorage.get()
  if (!isOwnApi(config)) config.headers.delete('Authorization')
  else if (token !== null && !config.headers.has('Authorization')) {
    config.headers.set('Authorization', `Bearer ${token}`)
  }
  config.headers.set('Accept-Language', acceptLanguage())
  return config
}

/** Spec §8: a 401 deletes the stored token if the call sent it and the player has caused the call. */
function dropRefusedToken(error: unknown): never {
  if (axios.isAxiosError(error) && error.response?.status === 401 && !error.config?.isBackground) {
    const sent = error.config?.headers.get('Authorization')
    const stored = tokenStorage.get()
    if (stored !== null && sent === `Bearer ${stored}`) expireSession(stored)
  }
  throw error
}

/** Decisions 24: a body that reports an error is a failure, whatever the status. */
function refuseNo(response: AxiosResponse<unknown>): AxiosResponse {
  const { config, data } = response
  if (!isFields(data) || (data.success !== false && data.status !== false)) return response
  throw new AxiosError('The body says no', AxiosError.ERR_BAD_RESPONSE, config, null, response)
}

// Synchronous, so that a call carries the token of the moment in which it begins.
client.interceptors.request.use(addHeaders, null, { synchronous: true })
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

/** Reads the server's time only from answers that no cache holds. */
function learnTime(call: Call, response: AxiosResponse | undefined, sent: Sent): void {
  if (!response || (call.method === 'GET' && call.url !== '/UserDetails')) return
  recordAnswer(response.headers, sent)
}

interface Call {
  method: 'GET' | 'POST'
  url: string
  params?: object
  data?: object | undefined
  headers?: Record<string, string>
  /** Whether the player has not caused the call. */
  isBackground?: boolean
  /** Whether the answer may be a bare word, such as a session, instead of JSON. */
  isWord?: boolean
}

export const responseOf = (error: unknown): AxiosResponse<unknown> | undefined =>
  axios.isAxiosError<unknown>(error) ? error.response : undefined

/** Whether the connection failed, and not a timeout, an abort or an answer. */
const isUnreached = (error: unknown) =>
  axios.isAxiosError(error) && error.code === AxiosError.ERR_NETWORK

/** Decisions 23: repeats a GET once if its connection failed; the next turn of a poll is its repeat. */
export async function send(
  { isWord, ...call }: Call,
  signal?: AbortSignal,
  isPoll = false,
): Promise<Answer> {
  let mayRepeat = call.method === 'GET' && !isPoll
  for (;;) {
    const deadline = deadlineOf(signal)
    const sent = sending()
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
      learnTime(call, response, sent)
      recordContact(true)
      return { status: response.status, body: response.data }
    } catch (error) {
      const response = responseOf(error)
      learnTime(call, response, sent)
      if (response) recordContact(true)
      if (!isUnreached(error)) throw error
      recordContact(false)
      if (!mayRepeat || signal?.aborted) throw error
      mayRepeat = false
      await new Promise((resolve) => setTimeout(resolve, Math.random() * REPEAT_WAIT_MS))
      if (signal?.aborted) throw error
    } finally {
      deadline.release()
    }
  }
}
