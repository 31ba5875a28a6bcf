import { z } from 'zod'
import { histories, type ColumnName, type HistoryKind } from '../src/domain/histories.ts'
import * as kind from './kinds.ts'

/** Spec §3: an entity as it comes from the server; `id` is its name in the OpenAPI document. */
const entity = (id: string, fields: z.ZodRawShape) => z.object(fields, 'object').meta({ id })

/** Fields with two names, the usual one first; one of them is enough. */
type Twin = readonly [usual: string, other: string, schema: z.ZodType, about: string]

function entityWithTwins(id: string, twins: readonly Twin[], fields: z.ZodRawShape = {}) {
  const both = twins.flatMap(([usual, other, schema, about]) => [
    [usual, schema.describe(about).optional()],
    [other, schema.describe(`The same as \`${usual}\`, under another name.`).optional()],
  ])
  return twins
    .reduce(
      (checked, [usual, other]) =>
        checked.refine((row) => row[usual] !== undefined || row[other] !== undefined, {
          path: [`${usual} or ${other}`],
          error: 'missing',
          // Also when another field is wrong, so that a report has all.
          when: ({ value }) => value instanceof Object,
        }),
      z.object({ ...(Object.fromEntries(both) as z.ZodRawShape), ...fields }, 'object'),
    )
    .meta({
      id,
      allOf: twins.map(([usual, other]) => ({
        anyOf: [{ required: [usual] }, { required: [other] }],
      })),
    })
}

export const game = entity('Game', {
  game_id: kind.id.describe('Sent back by StartGame.'),
  name: kind.text,
  image: kind.text.describe('The address of a picture, upright (3:4).'),
  provider_id: kind.id.describe('Sent back by StartGame as `provider`.'),
  provider_name: kind.text,
  type: kind.gameType,
})

export const provider = entityWithTwins('Provider', [
  ['pro_id', 'id', kind.id, 'The value of `pro_id` in the game list.'],
  ['Alias', 'name', kind.text, 'The name that players see.'],
  ['Image', 'image', kind.text, 'The address of a logo.'],
])

export const category = entityWithTwins(
  'Category',
  [['cat_id', 'id', kind.id, 'The value of `cat_id` in the game list.']],
  { name: kind.text.describe('The name that players see, in the language of the request.') },
)

export const casino = entity('Casino', {
  id: kind.id,
  name: kind.text,
  image: kind.text.describe('The address of a picture.').optional(),
})

export const topWin = entity('TopWin', {
  user: kind.text.describe('The name shown to everyone; shorten it for privacy.'),
  provider: kind.text.describe('The name of the provider.'),
  amount: kind.decimal,
  currency: kind.text.describe('A code of ISO 4217.'),
})

export const user = entity('User', {
  username: kind.text,
  id: kind.id,
  balance: kind.decimal,
  currency: kind.text.describe('A code of ISO 4217, such as `TND`.'),
})

/** The response to a login. */
export const session = entity('Session', {
  token: kind.filled.describe(
    'The bearer token of the next requests; printable ASCII without spaces.',
  ),
  user: user.optional(),
})

/** Spec §3 Game launch result. */
export const launch = entity('Launch', {
  url: kind.filled.describe('The address of a frame, or script text.'),
  isFrame: kind.flag.describe('Yes: `url` is an address. No: it is script text.'),
})

export const sportEvent = entity('SportEvent', {
  id: kind.id,
  name: kind.text.describe('`Home – Away`.').optional(),
  league: kind.text.optional(),
  start: kind.date.optional(),
  isLive: kind.flag.optional(),
})

const cells: Record<(typeof histories)[HistoryKind]['columns'][number]['kind'], z.ZodType> = {
  date: kind.moment,
  money: kind.decimal,
  signedMoney: kind.decimal,
  id: kind.id,
  text: kind.text,
  direction: kind.direction,
  status: kind.status,
}

/** Columns that need more than their cell says. */
const columns: Partial<Record<ColumnName, z.ZodType>> = {
  amount: kind.unsigned.describe('Without a sign, in the currency of the player.'),
  event_id: kind.id.describe('The round or the bet: its bet and its win have the same id.'),
}

/** The rows of a history have exactly the columns of its table. */
const rowOf = (history: HistoryKind, id: string) =>
  entity(
    id,
    Object.fromEntries(
      histories[history].columns.map(({ name, kind: cell }) => [
        name,
        columns[name] ?? cells[cell],
      ]),
    ),
  )

export const historyRows: Record<HistoryKind, z.ZodObject> = {
  transaction: rowOf('transaction', 'Transaction'),
  casino: rowOf('casino', 'CasinoHistoryRow'),
  sport: rowOf('sport', 'SportHistoryRow'),
}
