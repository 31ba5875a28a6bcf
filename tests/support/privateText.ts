import fc from 'fast-check'
import { HASH } from './measure'

/** What must never leave: alone, and as people, servers and browsers mix it into other texts. */
const secret = fc.constantFrom(
  'eyJhbGciOiJIUzI1NiJ9.c2lyb2Njbw.x7Yp',
  'yasmine',
  'Amira Ben Salah',
  '1 234,567 TND',
  '-12.50',
  'mega fortune dreams',
  's=mega+fortune&p=37',
  'karim@example.com',
  '{"token":"t0ken","balance":"120.50"}',
  'sirocco2026',
  'الياسمين',
)
/** Any text, often with something private in it. */
export const privateText = fc.oneof(
  secret,
  fc.string({ unit: 'binary', minLength: 0, maxLength: 40 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(
      fc.constantFrom(
        'Error: ',
        'TypeError ',
        'frame-src ',
        'data:',
        `/assets/`,
        `https://host/assets/shell-${HASH}.js?`,
        '/casino/preview?s=',
        '4g',
        'fr',
      ),
      secret,
      fc.constantFrom('', 'Error', '-src', `-${HASH}.js`, ' GameError', `Page-${HASH}.js`),
    )
    .map((parts) => parts.join('')),
)
