import { crowdedGames, setWholeHistory } from './crowd.mjs'
import { DESK, PHONE } from './stage.mjs'

const tap = (name, css, { part = 'page', weight = 1 } = {}) => ({ name, css, part, weight })
const key = (name, css, keys, { part = 'page', weight = 1 } = {}) => ({
  name,
  css,
  keys,
  part,
  weight,
})

const LETTERS = [...'rubygoldencometnights']

/** A part of the page is free while no dialog is open. */
const inDialog = { part: 'dialog' }
const dialog = [
  key('dialog: Escape', 'body', ['Escape'], inDialog),
  tap('dialog: close', '[aria-modal=true] > button:last-child', inDialog),
  tap('menu: language', '[aria-modal=true] [role=radiogroup] [role=radio]', inDialog),
  key('search: letter', '[aria-modal=true] [role=combobox]', LETTERS, { ...inDialog, weight: 8 }),
  key('search: Backspace', '[aria-modal=true] [role=combobox]', ['Backspace'], inDialog),
  key('search: arrow', '[aria-modal=true] [role=combobox]', ['ArrowDown', 'ArrowUp'], inDialog),
]

const phone = [
  tap('open the menu', 'nav button[aria-expanded]'),
  tap('open the search', 'header button[aria-haspopup=dialog]', { weight: 2 }),
  ...dialog,
]
const desk = [
  tap('open the search', 'header button[aria-haspopup=dialog]', { weight: 2 }),
  tap('language menu', 'header button[aria-haspopup=menu]'),
  tap('language', 'header [role=menuitemradio]', { weight: 4 }),
  tap('sidebar', 'header button[aria-controls=sidebar]'),
  ...dialog,
]

const lobby = [
  tap('Load More', 'main p[aria-live] ~ button', { weight: 3 }),
  tap('filter: category', 'main [role=radiogroup] [role=radio]', { weight: 3 }),
  key('filter: letter', 'main input[type=search]', LETTERS, { weight: 4 }),
  key('filter: Backspace', 'main input[type=search]', ['Backspace'], { weight: 2 }),
  tap('favourite', 'main li button[aria-pressed]', { weight: 3 }),
  key('Tab', 'main [data-testid=game-tile]', ['Tab']),
]
const leave = [
  tap('to another page', 'main nav a[href="/live_casino/preview"]'),
  tap('back to the list', 'main nav a[href="/casino/preview"]', { weight: 2 }),
]

const history = [
  tap(
    'history: Next or Previous',
    'main span[aria-live] ~ button, main button:has(~ span[aria-live])',
    {
      weight: 4,
    },
  ),
  tap('history: period', 'main [role=group] button[aria-pressed]', { weight: 2 }),
  tap('history: type', 'main [role=radio]', { weight: 1 }),
  tap('history: another history', 'main nav a[href$=_history]', { weight: 2 }),
  tap('history: download', 'main div:has(> h1) ~ button'),
]

const sport = [
  tap('sport: odds', '.odd:not([disabled])', { part: 'frame', weight: 4 }),
  tap('sport: filter', '.choice', { part: 'frame', weight: 2 }),
  tap('sport: slip', '.opener', { part: 'frame' }),
  tap('sport: close the slip', 'dialog .closer', { part: 'frame', weight: 3 }),
]

const games = (first) => (page) => page.route('**/api/get_slot_game*', crowdedGames(first))
const rows = (page, url) => setWholeHistory(page, url, true)
const tiles = (count) => `[data-testid=game-tile] >> nth=${count - 1}`

/** The places of the walk: the page, its data, what has loaded when it starts, and the possible acts. */
export const scenes = [
  {
    name: 'list of 3,000, phone',
    path: '/casino/preview',
    screen: PHONE,
    prepare: games(3000),
    ready: tiles(3000),
    acts: [...phone, ...lobby, ...leave],
  },
  {
    name: 'list of 3,000, desktop',
    path: '/casino/preview',
    screen: DESK,
    prepare: games(3000),
    ready: tiles(3000),
    acts: [...desk, ...lobby, ...leave],
  },
  {
    name: 'search in 10,000, phone',
    path: '/casino/preview',
    screen: PHONE,
    prepare: games(10_000),
    ready: tiles(10_000),
    acts: [tap('open the search', 'header button[aria-haspopup=dialog]'), ...dialog.slice(3)],
  },
  {
    name: 'history of 10,000, phone',
    path: '/casino_history',
    screen: PHONE,
    prepare: rows,
    ready: 'main li dl',
    acts: [...phone, ...history],
  },
  {
    name: 'history of 10,000, desktop',
    path: '/casino_history',
    screen: DESK,
    prepare: rows,
    ready: 'main td',
    acts: [...desk, ...history],
  },
  {
    name: 'sportsbook, phone',
    path: '/live',
    screen: PHONE,
    prepare: () => undefined,
    ready: 'main iframe',
    frame: '.odd',
    acts: [...phone, ...sport],
  },
]
