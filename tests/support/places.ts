/**
 * The places of the page that tests of every suite look for, in English: a role with its name, or a test id
 * (docs/ui-contract.md).
 */
export const places = {
  header: { role: 'banner' },
  openLogin: { role: 'button', name: 'Login', within: { role: 'banner' } },
  login: { role: 'dialog', name: 'Login' },
  username: { role: 'textbox', name: 'Username', within: { role: 'dialog', name: 'Login' } },
  password: { label: 'Password', within: { role: 'dialog', name: 'Login' } },
  sendLogin: { role: 'button', name: 'Login', within: { role: 'dialog', name: 'Login' } },
  logOut: { role: 'menuitem', name: 'Logout' },
  balance: { testId: 'balance' },
  tile: { testId: 'game-tile' },
  game: { testId: 'game-frame' },
  close: { role: 'button', name: 'Close' },
  sessionClock: { testId: 'session-clock' },
} as const
