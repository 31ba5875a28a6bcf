import type { Locator } from '@playwright/test'
import type { FaultName } from '@demo/backend/faults'

/** A page whose calls fail, in the browser. */
export interface FaultPage {
  path: string
  h1: string
  isPlayers?: true
  /** The regions that show a failure; by default the main element. */
  parts?: string[]
  content: (main: Locator) => Locator[]
}

const tile = (root: Locator) => root.getByTestId('game-tile').first()
export const part = (main: Locator, name: string) => main.getByRole('region', { name, exact: true })

/** The page that meets every fault; its games, providers and categories fail separately. */
export const preview: FaultPage = {
  path: '/casino/preview',
  h1: 'Casino',
  content: (main) => [
    tile(main),
    main.getByRole('radiogroup', { name: 'Providers' }).getByRole('radio').nth(1),
    main.getByRole('radiogroup', { name: 'Categories' }).getByRole('radio').nth(1),
  ],
}

export const home: FaultPage = {
  path: '/',
  h1: 'Casino and sports betting',
  parts: ['Popular Slots', 'Top Winners'],
  content: (main) => [
    tile(part(main, 'Popular Slots')),
    main.getByTestId('top-win-row').getByText('TND').first(),
  ],
}

export const otherPages: FaultPage[] = [
  home,
  {
    path: '/casino',
    h1: 'Casino',
    content: (main) => [tile(main.getByTestId('provider-row').first())],
  },
  {
    path: '/casino_history',
    h1: 'Casino history',
    isPlayers: true,
    content: (main) => [main.locator('tbody tr').first(), main.getByText('Page 1')],
  },
  {
    path: '/profile',
    h1: 'Profile',
    isPlayers: true,
    content: (main) => [main.getByTestId('profile-balance').getByText('1,248.500')],
  },
  {
    path: '/sport',
    h1: 'Prematch',
    isPlayers: true,
    content: (main) => [main.getByTestId('sport-frame').locator('iframe')],
  },
]

/** Parts of the broken bodies that must never show on screen. */
export const RAW = /doctype|we will be back|no text|no list|\[object|Sirocco Ni(?!ghts)|xxxxx/i

/** Spec §8: messages of the server; other faults show the texts of the error catalogue. */
export const messages: Partial<Record<FaultName, string>> = {
  '401': 'Unauthorized',
  '429': 'Too many requests',
  '500': 'Internal error',
  '502': 'Bad gateway',
}

/** The text that a player sees instead of a failure. */
export const textsInstead: Partial<Record<FaultName, string>> = {
  emptyList: 'Ops, No Game Found here .....',
  missingFields: 'Ops, No Game Found here .....',
  tenThousand: '10,000 games',
}
