import { histories, type ColumnName, type HistoryKind } from '../src/domain/histories.ts'
import type { Kind } from './kinds.ts'

/** A field: its type, and what it is if the name does not say so. */
export type Field = readonly [kind: Kind, about?: string]

/** The fields by their possible names, the usual one first (`pro_id|id`); `?` marks an optional field. */
export type Fields = Readonly<Record<string, Field>>

/** Spec §3: an entity as it comes from the server. */
export interface Shape {
  /** Its name in the OpenAPI document. */
  name: string
  fields: Fields
}

export const game: Shape = {
  name: 'Game',
  fields: {
    game_id: ['id', 'Sent back by StartGame.'],
    name: ['text'],
    image: ['text', 'The address of a picture, upright (3:4).'],
    provider_id: ['id', 'Sent back by StartGame as `provider`.'],
    provider_name: ['text'],
    type: ['gameType'],
  },
}

export const provider: Shape = {
  name: 'Provider',
  fields: {
    'pro_id|id': ['id', 'The value of `pro_id` in the game list.'],
    'Alias|name': ['text', 'The name that players see.'],
    'Image|image': ['text', 'The address of a logo.'],
  },
}

export const category: Shape = {
  name: 'Category',
  fields: {
    'cat_id|id': ['id', 'The value of `cat_id` in the game list.'],
    name: ['text', 'The name that players see, in the language of the request.'],
  },
}

export const casino: Shape = {
  name: 'Casino',
  fields: { id: ['id'], name: ['text'], 'image?': ['text', 'The address of a picture.'] },
}

export const topWin: Shape = {
  name: 'TopWin',
  fields: {
    user: ['text', 'The name shown to everyone; shorten it for privacy.'],
    provider: ['text', 'The name of the provider.'],
    amount: ['decimal'],
    currency: ['text', 'A code of ISO 4217.'],
  },
}

export const user: Shape = {
  name: 'User',
  fields: {
    username: ['text'],
    id: ['id'],
    balance: ['decimal'],
    currency: ['text', 'A code of ISO 4217, such as `TND`.'],
  },
}

/** The response to a login. */
export const session: Shape = {
  name: 'Session',
  fields: {
    token: ['filled', 'The bearer token of the next requests; printable ASCII without spaces.'],
    'user?': ['any', 'The player.'],
  },
}

/** Spec §3 Game launch result. */
export const launch: Shape = {
  name: 'Launch',
  fields: {
    url: ['filled', 'The address of a frame, or script text.'],
    isFrame: ['flag', 'Yes: `url` is an address. No: it is script text.'],
  },
}

export const sportEvent: Shape = {
  name: 'SportEvent',
  fields: {
    id: ['id'],
    'name?': ['text', '`Home – Away`.'],
    'league?': ['text'],
    'start?': ['date'],
    'isLive?': ['flag'],
  },
}

const cells: Record<(typeof histories)[HistoryKind]['columns'][number]['kind'], Kind> = {
  date: 'date',
  money: 'decimal',
  signedMoney: 'decimal',
  id: 'id',
  text: 'text',
  direction: 'direction',
  status: 'status',
}

const cellNotes: Partial<Record<ColumnName, string>> = {
  amount: 'Without a sign, in the currency of the player.',
  event_id: 'The round or the bet: its bet and its win have the same id.',
}

/** The rows of a history have exactly the columns of its table. */
const rowOf = (history: HistoryKind, name: string): Shape => ({
  name,
  fields: Object.fromEntries(
    histories[history].columns.map(({ name: column, kind: cell }) => {
      const about = cellNotes[column]
      const kind = column === 'amount' ? 'unsigned' : cells[cell]
      return [column, about === undefined ? [kind] : [kind, about]]
    }),
  ),
})

export const historyRows: Record<HistoryKind, Shape> = {
  transaction: rowOf('transaction', 'Transaction'),
  casino: rowOf('casino', 'CasinoHistoryRow'),
  sport: rowOf('sport', 'SportHistoryRow'),
}
