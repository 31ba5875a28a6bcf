import type { Page } from '@playwright/test'
import { accountScreens } from './accountScreens'
import { balance, gameFrame, tiles } from './pages'
import { press, type Screen, type Text } from './screenParts'

const heading = (key: string) => (page: Page, text: Text) =>
  page.getByRole('heading', { name: text(key), exact: true })
const dialog = (key: string) => (page: Page, text: Text) =>
  page.getByRole('dialog', { name: text(key), exact: true })
const item = (page: Page) => page.locator('main li').first()
const tile = (page: Page) => tiles(page).first()
const sport = (page: Page) => page.getByTestId('sport-frame')

/** The net once the balance is known to be younger than its rows. */
const exactNet = (page: Page) => page.getByTestId('net-position').filter({ hasNotText: '≈' })

async function openLogin(page: Page, text: Text): Promise<void> {
  await page
    .getByRole('banner')
    .first()
    .getByRole('button', { name: text('header.login') })
    .click()
}

async function openGame(page: Page): Promise<void> {
  await tiles(page).first().click()
  await gameFrame(page).locator('body').waitFor()
}

/** Every screen in its main states. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/', shows: tile },
  { name: 'home-player', path: '/', isPlayer: true, only: 'phone', shows: balance },
  {
    name: 'home-rows',
    only: 'phone',
    path: '/',
    act: (page) => page.getByTestId('top-win-row').first().scrollIntoViewIfNeeded(),
    shows: (page) => page.getByTestId('top-win-row').first(),
  },
  {
    name: 'notice',
    path: '/contact_us',
    faults: [{ call: '/notice.json', fault: 'notice', times: null }],
    shows: (page) => page.getByRole('status').getByRole('link'),
  },
  { name: 'casino', path: '/casino', isPlayer: true, shows: item },
  { name: 'live-casino', path: '/live_casino', shows: item },
  { name: 'casino-preview', path: '/casino/preview', isPlayer: true, shows: tile },
  { name: 'crash-preview', path: '/crash/preview', shows: tile },
  { name: 'pragmatic', path: '/pragmatic', shows: tile },
  { name: 'no-game', path: '/casino/preview?s=zzzz', shows: heading('games.noGame.title') },
  {
    name: 'loading',
    isBusy: true,
    path: '/casino/preview',
    faults: [{ call: '/get_slot_game', fault: 'hang', times: null }],
    shows: (page) => page.getByTestId('skeleton').first(),
  },
  {
    name: 'server-down',
    path: '/casino/preview',
    faults: [{ call: '/get_slot_game', fault: '500', times: null }],
    shows: heading('error.serverDown.title'),
  },
  { name: 'play', path: '/casino/preview', isPlayer: true, act: openGame, shows: exactNet },
  {
    name: 'mini-player',
    path: '/casino/preview',
    isPlayer: true,
    act: async (page, text) => {
      await openGame(page)
      await press('play.minimise')(page, text)
    },
    shows: exactNet,
  },
  {
    name: 'last-rounds',
    path: '/casino/preview',
    isPlayer: true,
    act: async (page, text) => {
      await openGame(page)
      await press('play.rounds.label')(page, text)
    },
    shows: (page, text) => page.getByText(text('play.rounds.missing')),
  },
  { name: 'sport', path: '/sport', isPlayer: true, shows: sport },
  { name: 'live', path: '/live', isPlayer: true, shows: sport },
  ...accountScreens,
  { name: 'my-games', path: '/my_games', shows: heading('myGames.empty.title') },
  {
    name: 'coming-soon',
    path: '/virtual',
    shows: (page, text) => page.getByText(text('soon.text')).first(),
  },
  {
    name: 'play-responsibly',
    path: '/play_responsibly',
    isPlayer: true,
    shows: heading('protection.pause.title'),
  },
  {
    name: 'pause',
    path: '/play_responsibly',
    isPlayer: true,
    act: press('protection.pause.button'),
    shows: (page, text) => page.getByRole('alertdialog', { name: text('protection.pause.button') }),
  },
  { name: 'login', path: '/my_games', act: openLogin, shows: dialog('login.title') },
  {
    name: 'login-refused',
    path: '/my_games',
    act: async (page, text) => {
      await openLogin(page, text)
      await page.getByLabel(text('login.username'), { exact: true }).fill('yasmine')
      await page.getByLabel(text('login.password'), { exact: true }).fill('wrong')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('login.submit'), exact: true })
        .click()
    },
    shows: (page) => page.getByRole('dialog').getByRole('alert'),
  },
  {
    name: 'search',
    path: '/my_games',
    act: async (page, text) => {
      await press('search.open')(page, text)
      await page.getByRole('combobox').fill('roul')
    },
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'menu',
    path: '/my_games',
    only: 'phone',
    act: press('nav.menu'),
    shows: dialog('nav.menu'),
  },
  {
    name: 'account-menu',
    path: '/my_games',
    isPlayer: true,
    act: (page) =>
      page.getByRole('banner').first().getByRole('button', { name: 'yasmine' }).click(),
    shows: (page) => page.getByRole('menuitem').first(),
  },
]
