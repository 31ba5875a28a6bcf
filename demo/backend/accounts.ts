import type { Player } from './types.ts'

/** The players of the demo in a new world. */
const accounts: readonly Readonly<Player>[] = [
  {
    id: '204817',
    username: 'yasmine',
    password: 'sirocco2026',
    currency: 'TND',
    unit: 1000,
    balance: 1_248_500,
  },
  {
    id: '204902',
    username: 'karim',
    password: 'sirocco2026',
    currency: 'EUR',
    unit: 100,
    balance: 32_000,
  },
]

/** The accounts that the login form lists. */
export const demoAccounts = accounts.map(({ username, password }) => ({ username, password }))

export const createPlayers = (): Player[] => accounts.map((account) => ({ ...account }))
