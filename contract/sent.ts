import type { Sent } from './types.ts'

/** The values that the app sends. */

const DAY_MS = 86_400_000

export const pageIndex: Sent = {
  schema: { type: 'integer', minimum: 1 },
  about: 'The page, from 1.',
  sends: () => 1,
}
export const pageSize = (size: number): Sent => ({
  schema: { type: 'integer', minimum: 1 },
  about: 'The rows of a page; a response must not have more.',
  sends: () => size,
})

export const gameType: Sent = {
  schema: { type: 'integer', enum: [1, 2, 3] },
  about: '1 slots, 2 live casino, 3 crash.',
  sends: () => 1,
}

export const lang: Sent = {
  schema: { type: 'string', enum: ['fr', 'en', 'ar'] },
  about: 'The language of the interface.',
  sends: () => 'fr',
}

/** Sent only when the player has set them. */
export const gameFilters: Readonly<Record<'cat_id' | 'pro_id' | 'game_name', Sent>> = {
  cat_id: { schema: { type: 'string' }, about: 'Only games of this category.' },
  pro_id: { schema: { type: 'string' }, about: 'Only games of this provider.' },
  game_name: { schema: { type: 'string' }, about: 'Only games whose name contains this text.' },
}

/** Spec §9. */
export const transactionFilter: Sent = {
  schema: { type: 'string', enum: ['5', '6'] },
  about: '`5` for deposits, `6` for withdrawals.',
  sends: () => '5',
}

export const movementFilter: Sent = {
  schema: { type: 'string', enum: ['bet', 'win'] },
  about: 'Only bets or only wins; all rows without it.',
}

const instant = { type: 'string', format: 'date-time' }

/** Decisions 16: the range of a history, both ends included. */
export const range: Readonly<Record<'fromDate' | 'toDate', Sent>> = {
  fromDate: {
    schema: instant,
    about: 'The start of the range, ISO 8601. Ignore a date that cannot be read.',
    sends: ({ now }) => new Date(now - 30 * DAY_MS).toISOString(),
  },
  toDate: {
    schema: instant,
    about: 'The end of the range, included.',
    sends: ({ now }) => new Date(now).toISOString(),
  },
}

const text = { type: 'string' }
const password = { type: 'string', format: 'password' }
const id = { type: ['string', 'number'] }

export const credentials: Readonly<Record<'username' | 'password', Sent>> = {
  username: { schema: text, about: 'As typed.', sends: ({ username }) => username },
  password: { schema: password, about: 'As typed.', sends: (known) => known.password },
}

export const chosenGame: Readonly<Record<'game_id' | 'provider', Sent>> = {
  game_id: {
    schema: id,
    about: 'Exactly as in the game list.',
    sends: ({ game }) => game.game_id,
  },
  provider: {
    schema: id,
    about: 'The `provider_id` of the game, exactly as in the game list.',
    sends: ({ game }) => game.provider_id,
  },
}

/** Spec §3 Password change payload. */
export const passwordChange: Readonly<
  Record<'oldPassword' | 'newPassword' | 'repeatPassword', Sent>
> = {
  oldPassword: {
    schema: password,
    about: 'The current password.',
    sends: (known) => known.password,
  },
  newPassword: {
    schema: password,
    about: 'The new password.',
    sends: ({ newPassword }) => newPassword,
  },
  repeatPassword: {
    schema: password,
    about: 'The same as `newPassword`.',
    sends: ({ newPassword }) => newPassword,
  },
}
