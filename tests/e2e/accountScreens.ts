import type { Page } from '@playwright/test'
import { balance } from './pages'
import { press, type Screen } from './screenParts'

const rows = (page: Page) => page.locator('main tbody tr, main dl').first()

/** The player's own pages. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'profile',
    path: '/profile',
    isPlayer: true,
    shows: (page) => page.getByTestId('profile-balance'),
  },
  {
    name: 'old-balance',
    path: '/profile',
    isPlayer: true,
    act: async (page) => {
      await balance(page).waitFor()
      await page.context().setOffline(true)
    },
    shows: (page) => page.getByTestId('user-panel').getByTestId('as-of'),
  },
  {
    name: 'reset-password',
    path: '/reset_password',
    isPlayer: true,
    shows: (page, text) => page.getByLabel(text('reset.oldPassword')),
  },
  { name: 'casino-history', path: '/casino_history', isPlayer: true, shows: rows },
  { name: 'sport-history', path: '/sport_history', isPlayer: true, shows: rows },
  { name: 'transaction-history', path: '/transaction_history', isPlayer: true, shows: rows },
  {
    name: 'totals',
    path: '/casino_history',
    isPlayer: true,
    act: press('history.totals.show'),
    shows: (page) => page.getByTestId('history-totals'),
  },
  {
    name: 'by-game',
    path: '/casino_history',
    isPlayer: true,
    act: async (page, text) => {
      await press('history.totals.show')(page, text)
      await press('history.games.show')(page, text)
    },
    shows: (page, text) => page.getByLabel(text('history.games.show'), { exact: true }),
  },
  {
    name: 'no-history',
    path: '/sport_history',
    isPlayer: true,
    faults: [{ call: '/SportHistory', fault: 'emptyList', times: null }],
    shows: (page, text) => page.getByText(text('history.empty')),
  },
  {
    name: 'statement',
    path: '/statement',
    isPlayer: true,
    // Its sums come one after the other.
    shows: (page, text) =>
      page.getByRole('button', { name: text('statement.download'), disabled: false }),
  },
]
