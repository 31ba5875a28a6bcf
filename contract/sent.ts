import { z } from 'zod'
import { languageCodes } from '../src/domain/languageTable.ts'
import { id } from './kinds.ts'
import type { Sending, Sent } from './types.ts'

/** The values that the app sends. */

const DAY_MS = 86_400_000

export const pageIndex: Sent = {
  schema: z.int().min(1).describe('The page, from 1.'),
  sends: () => 1,
}
export const pageSize = (size: number): Sent => ({
  schema: z.int().min(1).describe('The rows of a page; a response must not have more.'),
  sends: () => size,
})

export const gameType: Sent = {
  schema: z.literal([1, 2, 3]).describe('1 slots, 2 live casino, 3 crash.'),
  sends: () => 1,
}

export const lang: Sent = {
  schema: z.enum(languageCodes).describe('The language of the interface.'),
  sends: () => languageCodes[0],
}

/** Sent only when the player has set them. */
export const gameFilters = {
  cat_id: { schema: z.string().describe('Only games of this category.') },
  pro_id: { schema: z.string().describe('Only games of this provider.') },
  game_name: { schema: z.string().describe('Only games whose name contains this text.') },
} satisfies Sending

/** Spec §9. */
export const transactionFilter: Sent = {
  schema: z.enum(['5', '6']).describe('`5` for deposits, `6` for withdrawals.'),
  sends: () => '5',
}

export const movementFilter: Sent = {
  schema: z.enum(['bet', 'win']).describe('Only bets or only wins; all rows without it.'),
}

const instant = z.string().meta({ format: 'date-time' })

/** Decisions 16: the range of a history, both ends included. */
export const range = {
  fromDate: {
    schema: instant.describe(
      'The start of the range, ISO 8601. Ignore a date that cannot be read.',
    ),
    sends: ({ now }) => new Date(now - 30 * DAY_MS).toISOString(),
  },
  toDate: {
    schema: instant.describe('The end of the range, included.'),
    sends: ({ now }) => new Date(now).toISOString(),
  },
} satisfies Sending

const password = z.string().meta({ format: 'password' })

export const credentials = {
  username: { schema: z.string().describe('As typed.'), sends: (known) => known.username },
  password: { schema: password.describe('As typed.'), sends: (known) => known.password },
} satisfies Sending

export const chosenGame = {
  game_id: {
    schema: id.describe('Exactly as in the game list.'),
    sends: ({ game }) => game.game_id,
  },
  provider: {
    schema: id.describe('The `provider_id` of the game, exactly as in the game list.'),
    sends: ({ game }) => game.provider_id,
  },
} satisfies Sending

/** Spec §3 Password change payload. */
export const passwordChange = {
  oldPassword: {
    schema: password.describe('The current password.'),
    sends: (known) => known.password,
  },
  newPassword: {
    schema: password.describe('The new password.'),
    sends: (known) => known.newPassword,
  },
  repeatPassword: {
    schema: password.describe('The same as `newPassword`.'),
    sends: (known) => known.newPassword,
  },
} satisfies Sending
