import type { Brand, BrandColours } from '../../src/domain/brandShape.ts'

const providers = { pragmatic: 12, live: 24 }

/** A sample of a second brand, to copy from: every choice differs from the house brand's. */
export const brand: Brand = {
  name: 'Atlas',
  logo: '/brand/atlas.svg',
  languages: ['en', 'ar'],
  menu: [
    ['home', 'liveCasino', 'casino', 'sport'],
    ['account'],
    ['pragmatic', 'virtual'],
    ['contactUs', 'streaming', 'result', 'facebook'],
  ],
  bottomBar: { start: ['liveCasino', 'casino'], end: ['live', 'sport'] },
  providers,
  homeRows: [
    { type: 2, size: 6, provider: providers.live },
    { type: 3, size: 6 },
    { type: 1, size: 12, provider: providers.pragmatic },
  ],
  pageSizes: {
    games: { desktop: 21, mobile: 24 },
    providers: 4,
    providerRow: { 1: 6, 2: 6, 3: 6 },
  },
  site: 'https://atlas.example',
  hosts: {
    games: ['https://*.games.example', 'https://sport.example'],
    pictures: ['https://pictures.example'],
  },
  maskWinners: false,
  helpLines: [{ label: 'Sample help line', href: 'https://help.example/', phone: '+000 000' }],
  operatorLinks: [{ label: 'Sample licence', href: 'https://atlas.example/licence' }],
  ownPages: {
    '/facebook': 'https://social.example/atlas',
    '/sport_rules': 'https://atlas.example/sport-rules',
  },
}

/** Forest and glacier. */
export const colours: BrandColours = {
  'ink-980': '#04100e',
  'ink-950': '#071814',
  'ink-900': '#0a201b',
  'ink-850': '#0e2922',
  'ink-800': '#13342c',
  'ink-750': '#194036',
  'ink-700': '#215145',
  'ink-600': '#316857',
  'ink-500': '#5c917f',
  'sand-50': '#f2fbf8',
  'sand-100': '#dff0ea',
  'sand-300': '#b3cdc3',
  'sand-500': '#8ba89d',
  'saffron-200': '#cdefff',
  'saffron-300': '#9fdcff',
  'saffron-400': '#6cc7fb',
  'saffron-500': '#3fa9e8',
  'ember-400': '#58b4f4',
  'ember-500': '#2a8bd8',
  'ember-700': '#134f86',
  'glaze-300': '#ffe2a3',
  'glaze-400': '#ffc34d',
  'glaze-600': '#b57a12',
  'glaze-800': '#5a3a05',
  'color-on-accent': '#03182a',
  'color-accent-soft': 'rgb(108 199 251 / 12%)',
  'color-accent-2-soft': 'rgb(255 195 77 / 12%)',
  'color-edge-warm': 'rgb(205 239 255 / 14%)',
  'color-veil': 'rgb(7 24 20 / 72%)',
  'color-scrim': 'rgb(3 12 10 / 74%)',
  'color-line': 'rgb(168 240 214 / 10%)',
  'color-line-strong': 'rgb(168 240 214 / 20%)',
  'shadow-ember': '0 8px 24px -8px rgb(42 139 216 / 60%), inset 0 1px 0 rgb(255 255 255 / 35%)',
  'glow-ember': 'drop-shadow(0 6px 16px rgb(42 139 216 / 55%))',
  'gradient-ember': 'linear-gradient(180deg, #9fdcff 0%, #58b4f4 60%, #2a8bd8 100%)',
  'gradient-page':
    'radial-gradient(90rem 34rem at 70% -14rem, rgb(88 180 244 / 13%), transparent 62%)',
}
