import fc from 'fast-check'
import atlasFile from '../../brands/atlas.json'
import type { BrandFile } from '@/domain/brandShape'

/** Without its folder of pictures. */
export const atlas = { ...atlasFile, logo: '/brand/logo.svg' } as BrandFile

/** What has a meaning for a header, a page, a style sheet, nginx or a URL. */
const pieces = [
  ...[
    '"',
    "'",
    '`',
    '\\',
    '$x',
    '${x}',
    ';',
    ',',
    ' ',
    '\n',
    '\t',
    '\0',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
  ],
  ...[
    '<',
    '>',
    '&',
    '%',
    '%SETTINGS%',
    '</style>',
    '</script>',
    '<!--',
    '-->',
    '/*',
    '*/',
    '!important',
  ],
  ...[
    'url(x)',
    'src("x")',
    'image-set("x" 1x)',
    'var(--nothing)',
    'var(--color-bg)',
    '#fff',
    '1px',
    '@',
  ],
  ...[
    'https://',
    'http://',
    'localhost',
    'a.example',
    '*.',
    '*',
    ':443',
    ':8443',
    '/',
    '//',
    '..',
    '?x=1',
  ],
  ...[
    '#x',
    '{token}',
    '{lang}',
    "'unsafe-inline'",
    'data:',
    '\u202e',
    '\ud800',
    '\u0000',
    'é',
    'ش',
    '🚀',
  ],
]
const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 }))

/** A value that is right, or one with something put into or in place of a part of it. */
const changed = (valid: string) =>
  fc
    .tuple(fc.nat(valid.length), fc.nat(4), fc.array(piece, { maxLength: 2 }))
    .map(([at, cut, put]) => valid.slice(0, at) + put.join('') + valid.slice(at + cut))

const { environment, colours = {} } = atlas
const { hosts } = environment
const inEnvironment = (change: object) => ({ environment: { ...environment, ...change } })

/** Each place of a text, with a right value. */
const places: readonly [string, (text: string) => object][] = [
  ['Atlas', (name) => ({ name })],
  ['/brand/logo.svg', (logo) => ({ logo })],
  ['Licence', (label) => ({ operatorLinks: [{ label, href: 'https://a.example' }] })],
  ['https://a.example/b', (href) => ({ operatorLinks: [{ label: 'a', href }] })],
  ['https://a.example/b', (href) => ({ ownPages: { '/facebook': href } })],
  ['More slots', (en) => ({ homeRows: [{ type: 1, size: 6, title: { en } }] })],
  ['Casino', (text) => ({ words: { en: { 'title.casino': text } } })],
  ['Home of {{brand}}', (text) => ({ words: { en: { 'site.description': text } } })],
  ['/api', (apiUrl) => inEnvironment({ apiUrl })],
  ['https://api.example/v1', (apiUrl) => inEnvironment({ apiUrl })],
  ['https://report.example/', (reportUrl) => inEnvironment({ reportUrl })],
  ['https://sport.example/?t={token}', (sportUrl) => inEnvironment({ sportUrl })],
  ['https://trusted.games.example/l', (launchUrl) => inEnvironment({ launchUrl })],
  ['https://atlas.example', (site) => inEnvironment({ site })],
  ['atlas', (sportPartner) => inEnvironment({ sportPartner })],
  ['https://*.b.example', (host) => inEnvironment({ hosts: { ...hosts, games: [host] } })],
  ['https://b.example:8443', (host) => inEnvironment({ hosts: { ...hosts, pictures: [host] } })],
  ['https://b.example', (host) => inEnvironment({ hosts: { ...hosts, trusted: [host] } })],
  ...Object.entries(colours).map(([name, value]): (typeof places)[number] => [
    value,
    (text) => ({ colours: { ...colours, [name]: text } }),
  ]),
]

/** Changes of one text of a brand file. */
export const brandChanges = fc
  .constantFrom(...places)
  .chain(([valid, brandWith]) => changed(valid).map(brandWith))
