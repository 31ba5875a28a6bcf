import { HttpResponse, delay, getResponse, http, type HttpHandler } from 'msw'
import { games } from '../catalogue/games.ts'
import { notice } from './notice.ts'

const SLOW_MS = 3000
const HUGE_BYTES = 10 * 1024 * 1024

const failed =
  (status: number, message: string, headers: HeadersInit = {}) =>
  () =>
    HttpResponse.json({ message }, { status, headers })
const text =
  (body: string, type = 'application/json') =>
  () =>
    new HttpResponse(body, { headers: { 'Content-Type': type } })
const json = (body: () => object) => () => HttpResponse.json(body())

/** Spec §3 Game, ten thousand times. */
const manyGames = () =>
  Array.from({ length: 10_000 }, (_, index) => ({
    ...games[index % games.length],
    game_id: 900_000 + index,
  }))

/** Spec §3: rows with the columns of all histories, from a backend that ignores `pageSize`. */
const manyRows = () =>
  Array.from({ length: 10_000 }, (_, index) => {
    const date = new Date(Date.now() - index * 60_000).toISOString()
    const isBet = index % 2 === 0
    return {
      game_date: date,
      transaction_date: date,
      num_id: String(700_000 - index),
      event_id: `E-${index + 1}`,
      game_name: games[index % games.length]?.name,
      direction: isBet ? 'bet' : 'win',
      status: 'accepted',
      balance_before: '1000.000',
      amount: isBet ? '2.000' : '1.500',
      balance_after: isBet ? '998.000' : '1001.500',
    }
  })

/** The possible faults of an operator's backend. `undefined` lets the true response follow. */
const table = {
  slow: async () => {
    await delay(SLOW_MS)
    return undefined
  },
  hang: () => new Promise<never>(() => undefined),
  reset: () => HttpResponse.error(),
  '500': failed(500, 'Internal error'),
  '502': failed(502, 'Bad gateway'),
  '429': failed(429, 'Too many requests', { 'Retry-After': '2' }),
  '401': failed(401, 'Unauthorized'),
  '201': () => HttpResponse.json({ data: [], total: 0 }, { status: 201 }),
  html: text('<!doctype html><title>Maintenance</title><h1>We will be back</h1>', 'text/html'),
  truncated: text('{"data":[{"game_id":1000,"name":"Sirocco Ni'),
  empty: text(''),
  null: text('null'),
  wrongTypes: json(() => ({
    data: 'no list',
    total: {},
    last_page: [],
    url: 7,
    isFrame: 'perhaps',
    user: [],
    token: {},
    message: { text: 'no text' },
  })),
  missingFields: json(() => ({ data: [{}, { name: 'Nameless' }, null, 7] })),
  huge: json(() => ({ message: 'x'.repeat(HUGE_BYTES) })),
  emptyList: json(() => ({ data: [], total: 0, last_page: 0 })),
  tenThousand: json(() => ({ data: manyGames(), total: 10_000, last_page: 1 })),
  wholeHistory: json(() => ({ data: manyRows(), last_page: 1 })),
  notice: json(() => notice),
}

export type FaultName = keyof typeof table
export const faultNames = Object.keys(table) as FaultName[]
export const isFaultName = (name: unknown): name is FaultName =>
  faultNames.some((each) => each === name)

/** The response of a fault, for the handler below and for tests. */
export const faultResponse = (name: FaultName) => table[name]()

export interface Fault {
  /** A path of Spec §7, or '*' for every call. */
  call: string
  fault: FaultName
  /** How many calls it affects; null until it is switched off. */
  times: number | null
}

/** How the connection is cut: the backend hears nothing, or it acts and nobody hears its answers. */
export const cuts = ['requests', 'answers'] as const
export type Cut = (typeof cuts)[number]
export const isCut = (name: unknown): name is Cut => cuts.some((each) => each === name)

/** The active faults: one per call; a call's own fault has priority over the one for all calls. */
export function createFaults() {
  const active = new Map<string, Fault>()
  let cut: Cut | null = null

  return {
    /** Null if the connection is whole. */
    cut: (): Cut | null => cut,
    setCut(next: Cut | null): void {
      cut = next
    },
    list: (): Fault[] => [...active.values()],
    set(fault: Fault): void {
      active.set(fault.call, { ...fault })
    },
    clear(call?: string): void {
      if (call === undefined) {
        active.clear()
        cut = null
      } else active.delete(call)
    },
    /** The fault that affects this call now. */
    take(call: string): FaultName | null {
      const fault = active.get(call) ?? active.get('*')
      if (!fault) return null
      if (fault.times !== null && --fault.times <= 0) active.delete(fault.call)
      return fault.fault
    },
  }
}

export type Faults = ReturnType<typeof createFaults>

/** Runs before all other handlers. */
export const applyFaults = (faults: Faults): HttpHandler =>
  http.all('*/api/*', ({ request }) => {
    const fault = faults.take(new URL(request.url).pathname.replace(/^.*\/api(?=\/)/, ''))
    return fault === null ? undefined : faultResponse(fault)
  })

/** The calls of the app and of the games meet a cut connection; the handlers are those behind it. */
export const cutConnection = (faults: Faults, handlers: readonly HttpHandler[]): HttpHandler =>
  http.all(/\/(?:api|demo\/settle)\//, async ({ request }) => {
    const cut = faults.cut()
    // A browser asks for leave first; without it, no stake would arrive.
    if (cut === null || (cut === 'answers' && request.method === 'OPTIONS')) return undefined
    if (cut === 'answers') await getResponse([...handlers], request.clone())
    return HttpResponse.error()
  })
