import type { Player } from './types.ts'

/** The players of the demo, as they are when a world begins. */
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

/** What the login form may tell about them. */
export const demoAccounts = accounts.map(({ username, password }) => ({ username, password }))

export const createPlayers = (): Player[] => accounts.map((account) => ({ ...account }))
