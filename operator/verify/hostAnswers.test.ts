import { describe, expect, it } from 'vitest'
import { ANOTHER, at, findingsAt, other, sends } from '../../tests/support/hostFindings'
import type { Spoil } from '../../tests/support/smallHost'

const OPEN = "default-src * 'unsafe-inline'"

describe('`npm run operator -- verify` at a host with one wrong answer', () => {
  it.each<[string, Spoil, string[]]>([
    ['another page at one path', at('/profile', other), [`/profile bytes: ${ANOTHER}`]],
    [
      'a redirect at one path',
      at('/straming', (sent) => {
        sent.status = 302
        sent.headers.Location = '/streaming'
      }),
      ['/straming status: 302'],
    ],
    [
      'one path without its policy',
      at('/sport', (sent, { url }) => {
        if (url === '/sport') sent.headers['Content-Security-Policy'] = null
      }),
      ['/sport Content-Security-Policy: missing'],
    ],
    [
      'one path with another policy',
      at('/term_condition', sends('Content-Security-Policy', OPEN)),
      [`/term_condition Content-Security-Policy: ${OPEN}`],
    ],
    [
      'Clear-Site-Data of the backend',
      at('/api', sends('Clear-Site-Data', '"storage"')),
      ['/api/top_winners Clear-Site-Data: "storage"'],
    ],
    ['an old notice', at('/notice.json', sends('Age', '600')), ['/notice.json Age: 600']],
    [
      'a notice that browsers keep',
      at('/notice.json', sends('Cache-Control', 'max-age=600')),
      ['/notice.json Cache-Control: max-age=600'],
    ],
    [
      'the page in the place of the notice',
      at('/notice.json', sends('Content-Type', 'text/html')),
      ['/notice.json Content-Type: text/html'],
    ],
    [
      'a notice with an old date',
      at('/notice.json', sends('Date', 'Sun, 01 Mar 2026 12:00:00 GMT')),
      ['/notice.json Date: Sun, 01 Mar 2026 12:00:00 GMT'],
    ],
    [
      'a missing notice with an old date',
      at('/notice.json', (sent) => {
        sent.status = 204
        sent.headers.Date = 'Sun, 01 Mar 2026 12:00:00 GMT'
      }),
      ['/notice.json Date: Sun, 01 Mar 2026 12:00:00 GMT'],
    ],
    [
      'a missing notice that browsers write on the console',
      at('/notice.json', (sent) => {
        sent.status = 404
      }),
      ['/notice.json status: 404'],
    ],
    ['an old answer for the API', at('/api', sends('Age', '600')), ['/api/top_winners Age: 600']],
    [
      'HEAD refused',
      (sent, { method }) => {
        if (method === 'HEAD') sent.status = 405
      },
      ['/ (HEAD) status: 405'],
    ],
    [
      'HEAD without a date',
      (sent, { method }) => {
        if (method === 'HEAD') sent.headers.Date = 'now'
      },
      ['/ (HEAD) Date: now'],
    ],
    [
      'a 304 with a weak policy',
      (sent) => {
        if (sent.status === 304) sent.headers['Content-Security-Policy'] = OPEN
      },
      [`/ (If-None-Match) Content-Security-Policy: ${OPEN}`],
    ],
    [
      'a 304 that sets a cookie',
      (sent) => {
        if (sent.status === 304) sent.headers['Set-Cookie'] = 'a=b'
      },
      ['/ (If-None-Match) Set-Cookie: a=b'],
    ],
    [
      'a 304 for the page of another build',
      (sent, { headers }) => {
        if (headers['if-none-match'] !== undefined) sent.status = 304
      },
      ['/ (If-None-Match of another build) status: 304'],
    ],
    [
      'another page for phones',
      (sent, request, count) => {
        if (request.headers['user-agent']?.includes('Android')) other(sent, request, count)
      },
      [`/ (as a phone with Android) bytes: ${ANOTHER}`],
    ],
    [
      'a page of its own for iPhones',
      (sent, { headers }) => {
        if (!headers['user-agent']?.includes('iPhone')) return
        sent.status = 302
        sent.headers.Location = 'https://m.casino.example/'
      },
      ['/ (as an iPhone) status: 302'],
    ],
    [
      'the wrong part for a range',
      (sent) => {
        if (sent.status === 206) sent.body = sent.body.map((byte) => byte ^ 1) as Buffer
      },
      [expect.stringMatching(/^\/ \(Range\) bytes: \d+ bytes/) as string],
    ],
    [
      'another range than it sends',
      (sent) => {
        if (sent.status === 206) sent.headers['Content-Range'] = 'bytes 0-1/2'
      },
      ['/ (Range) Content-Range: bytes 0-1/2'],
    ],
    [
      'a range refused',
      (sent) => {
        if (sent.status === 206) sent.status = 416
      },
      ['/ (Range) status: 416'],
    ],
    [
      'X-Frame-Options for the exit page, which opens in a game’s frame',
      at('/exit.html', sends('X-Frame-Options', 'DENY')),
      ['/exit.html X-Frame-Options: DENY'],
    ],
    [
      'an error that browsers keep',
      (sent) => {
        if (sent.status === 404) sent.headers['Cache-Control'] = 'public, max-age=31536000'
      },
      expect.arrayContaining(['/gone.js Cache-Control: public, max-age=31536000']) as string[],
    ],
    [
      'a cookie with a script',
      at('/assets/app-1.js', sends('Set-Cookie', 'a=b')),
      ['/assets/app-1.js Set-Cookie: a=b'],
    ],
  ])('finds %s', async (_, spoil, expected) => {
    expect(await findingsAt(spoil)).toEqual(expected)
  })
})
