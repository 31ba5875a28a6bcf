import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import {
  alert,
  button,
  comeBack,
  down,
  group,
  history,
  part,
  player,
  press,
  region,
  seen,
  sportFrame,
  tilesAre,
  pressTile,
  type App,
  type FaultRow,
} from './faultParts'
import { go } from './go'
import { openLogin, sendLogin } from './shell'

const passwords = ['Old password', 'New password', 'Repeat password']

const firstTile = () => within(region('Popular')).getAllByTestId('game-tile')[0]
const radios = (name: string) => () => screen.getByRole('radiogroup', { name })
const balance = () => expect(screen.getByTestId('profile-balance')).toHaveTextContent('1,248.500')

const casinos = () => within(region('Casinos')).getAllByRole('listitem')

export const faultRows: FaultRow[] = [
  part('users', '/casino', casinos, () => region('Casinos')),
  part('get_slot_game', '/casino/preview?p=37', tilesAre(28)),
  part('papuler_slot', '/', firstTile, () => region('Popular'), { mobile: true }),
  {
    call: 'StartGame',
    url: '/crash/preview',
    options: player,
    ask: pressTile,
    content: seen('game-frame'),
    failed: () => {
      alert()
      expect(screen.queryByTestId('game-frame')).not.toBeInTheDocument()
      seen('game-tile')()
    },
    retry: pressTile,
    again: async (app) => {
      await app.user.click(button('Close'))
      await screen.findAllByTestId('game-tile')
      await pressTile(app)
    },
    kept: () => {
      alert()
      seen('game-tile')()
    },
  },
  part('top_winners', '/', seen('top-win-row'), () => region('Top Winners')),
  part('get_all_providers', '/crash', seen('provider-row')),
  part('get_providers', '/crash/preview?s=a', radios('Providers'), () => group('Providers')),
  {
    call: 'login',
    url: '/virtual',
    ask: async ({ user }) => {
      await openLogin(user)
      await sendLogin(user)
    },
    content: seen('balance'),
    failed: () => expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeVisible(),
    retry: press('Login', () => screen.getByRole('dialog')),
    again: null,
  },
  {
    call: 'logout',
    url: '/profile',
    options: player,
    ask: press('Logout'),
    // Decisions 18: a logout failure is ignored.
    content: () => button('Login', screen.getByRole('banner')),
    failed: () => {
      button('Login', screen.getByRole('banner'))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    },
    retry: () => undefined,
    again: null,
  },
  {
    call: 'ResetPassword',
    url: '/reset_password',
    options: player,
    ask: async ({ user }) => {
      for (const [index, label] of passwords.entries()) {
        await user.click(screen.getByLabelText(label))
        await user.paste(index === 0 ? 'sirocco2026' : 'another2026')
      }
      await press('Reset password')({ user } as App)
    },
    content: () => button('Login', screen.getByRole('banner')),
    failed: alert,
    retry: press('Reset password'),
    again: null,
  },
  part('UserDetails', '/profile', balance, undefined, player),
  history('TransactionPlayer', '/transaction_history', 'Page 1'),
  history('CasinoHistory', '/casino_history', 'Page 1'),
  history('SportHistory', '/sport_history', 'Page 1'),
  part('GetAllCategories', '/crash/preview?s=a', radios('Categories'), () => group('Categories')),
  {
    call: 'Live',
    url: '/live',
    options: player,
    content: sportFrame,
    // Decisions 15: the list is only used for the count.
    failed: sportFrame,
    retry: comeBack,
    again: comeBack,
  },
  {
    call: 'SportBook',
    url: '/sport',
    options: player,
    content: sportFrame,
    failed: sportFrame,
    retry: comeBack,
    again: comeBack,
  },
  {
    call: 'sport',
    url: '/sport',
    options: player,
    content: sportFrame,
    failed: down,
    retry: press('Retry'),
    // Opening the same view again starts a new session.
    again: async ({ router }) => {
      await go(router, router.state.location.pathname === '/sport' ? '/live' : '/sport')
    },
    kept: down,
  },
]
