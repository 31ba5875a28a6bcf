import type { z } from 'zod'

/** The account, and values from earlier responses. */
export interface Known {
  username: string
  password: string
  newPassword: string
  /** A game of the game list. */
  game: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  now: number
}

/** A value that the app sends in a query or a body. */
export interface Sent {
  schema: z.ZodType
  /** The value that the probe sends; undefined: the app sends it only when the player has set it. */
  sends?: (known: Known) => unknown
}

export type Sending = Readonly<Record<string, Sent>>

/** The required content of a 200 response. */
export type Answer =
  /** `{ data: [row], …also }`, or the bare array. `key` identifies a row. */
  | { is: 'list'; row: z.ZodObject; also?: z.ZodRawShape; key?: string }
  /** The value itself, or under one of the names. */
  | { is: 'value'; value: z.ZodType; under: readonly string[] }
  /** Any JSON value, or an empty body. */
  | { is: 'any' }
  | { is: 'nothing' }

/** One request of the app, and the response that it needs. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  /** Its name in the OpenAPI document. */
  id: string
  group: 'Lists' | 'Games' | 'Player' | 'Histories' | 'Sport'
  /** A short phrase. */
  about: string
  /** What a backend developer must know beyond the fields. */
  notes?: string
  query?: Sending
  body?: Sending
  /**
   * Who may send it: `all`; `player` (a request without a token gets 401); `known` (sent with a token,
   * and the contract does not define the response without one).
   */
  for: 'all' | 'player' | 'known'
  /** The names of the query's page number and page size. */
  pages?: { index: string; size: string }
  /** Changes the account or ends the login; the probe sends it only with `--changes`. */
  changes?: true
  answer: Answer
}

/** The values that the probe sends in a query or a body. */
export const sentBy = (fields: Sending | undefined, known: Known): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([name, { sends }]) =>
      sends ? [[name, sends(known)]] : [],
    ),
  )
