import type { Locator } from '@playwright/test'
import type { FaultName } from '@demo/backend/faults'

/** A page that is tested with every fault. */
export interface FaultPage {
  path: string
  h1: string
  isPlayers?: true
  /** The regions that show a failure; by default the main element. */
  parts?: string[]
  /** The number of lists that fail separately; by default one. */
  lists?: number
  content: (main: Locator) => Locator[]
  /** The text for lists without a usable row; by default the failure. */
  empty?: string
  /** The text for a list of ten thousand games; by default the content. */
  crowded?: string
}

const tile = (root: Locator) => root.getByTestId('game-tile').first()
export const part = (main: Locator, name: string) => main.getByRole('region', { name, exact: true })

export const faultPages: FaultPage[] = [
  {
    path: '/',
    h1: 'Casino and sports betting',
    parts: ['Popular Slots', 'Top Winners'],
    content: (main) => [
      tile(part(main, 'Popular Slots')),
      main.getByTestId('top-win-row').getByText('TND').first(),
    ],
    empty: 'Ops, No Game Found here .....',
  },
  {
    path: '/casino',
    h1: 'Casino',
    content: (main) => [tile(main.getByTestId('provider-row').first())],
    empty: 'No providers to show at the moment.',
  },
  {
    path: '/casino/preview',
    h1: 'Casino',
    lists: 3,
    content: (main) => [
      tile(main),
      main.getByRole('radiogroup', { name: 'Providers' }).getByRole('radio').nth(1),
      main.getByRole('radiogroup', { name: 'Categories' }).getByRole('radio').nth(1),
    ],
    empty: 'Ops, No Game Found here .....',
    crowded: '10,000 games',
  },
  {
    path: '/casino_history',
    h1: 'Casino history',
    isPlayers: true,
    content: (main) => [main.locator('tbody tr').first(), main.getByText('Page 1')],
    empty: 'No history in this period',
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
export const SERVER_DOWN =
  'Something went wrong connecting to the server. Please re-request the data.'

/** Spec §8: messages of the server; other faults show the texts of the error catalogue. */
export const messages: Partial<Record<FaultName, string>> = {
  '401': 'Unauthorized',
  '429': 'Too many requests',
  '500': 'Internal error',
  '502': 'Bad gateway',
}

/** The text that a player sees instead of a failure; null means a failure. */
export function textInstead(fault: FaultName, { path, empty, crowded }: FaultPage): string | null {
  if (fault === 'emptyList') return empty ?? null
  if (fault === 'tenThousand') return crowded ?? null
  // A history row shows even if fields are missing.
  if (fault === 'missingFields') return path === '/casino_history' ? 'Page 1' : (empty ?? null)
  return null
}

/** Faults that still show content: slow responses, too many games or rows, another session (API.md). */
export const isContent = (fault: FaultName, { path, crowded }: FaultPage) =>
  fault === 'slow' ||
  fault === 'wholeHistory' ||
  (fault === 'tenThousand' && crowded === undefined) ||
  (fault === 'wrongTypes' && path === '/sport')
