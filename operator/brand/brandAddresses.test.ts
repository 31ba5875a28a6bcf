import { describe, expect, it } from 'vitest'
import houseFile from '../../brands/sirocco.json'
import { checkBrand, productOf } from './checkedBrand'
import type { BrandFile, Environment } from '@/domain/brandShape'

const house = houseFile as BrandFile
const product = productOf('src/styles/tokens.css', 'public', 'brands/sirocco.json')

const problems = (change: Partial<Environment>) =>
  checkBrand({ ...house, environment: { ...house.environment, ...change } }, product, null).problems

const none = { games: [], pictures: [] }
const LABEL = 'a'.repeat(63)

describe('Decisions 1: the addresses of a brand file', () => {
  it.each<[keyof Environment, string]>([
    ['apiUrl', '/api'],
    ['apiUrl', 'https://api.example:8443/v1/'],
    ['apiUrl', 'http://127.0.0.1:3000'],
    ['apiUrl', 'https://10.0.0.7/api'],
    ['apiUrl', 'https://xn--kse-qla.example/api'],
    ['apiUrl', `https://${LABEL}.example`],
    ['reportUrl', '/report?site=mine'],
    ['reportUrl', 'https://report.example/?site=mine'],
    ['sportUrl', '/sport'],
    ['sportUrl', '/sport?token={token}&lang={lang}'],
    ['sportUrl', 'https://sport.example/{lang}/#/start?t={token}'],
    ['launchUrl', '/games/launch.html'],
    ['site', 'https://casino.example:8443'],
  ])('%s may be %s', (name, value) => {
    expect(problems({ [name]: value })).toEqual([])
  })

  const ADDRESS = ['apiUrl', 'reportUrl', 'launchUrl', 'sportUrl'] as const

  it.each([
    // A policy ends a source at a comma, a semicolon or a space.
    ...[
      'https://a,b.example/?{token}',
      'https://a;b.example/?{token}',
      'https://a_b.example/?{token}',
    ],
    ...[
      'https://*.x/?{token}',
      'https://*.games.example/?{token}',
      'https://localhost.:1/?{token}',
    ],
    // They are another host, or none, once a browser has read them.
    ...['https://A.example/?{token}', 'https://käse.example/?{token}', 'https://1.2/?{token}'],
    ...['https:/a.example/?{token}', 'https:a.example/?{token}', 'https://a.example:443/?{token}'],
    ...['https://a.example\\@b.example/?{token}', 'https://a\t.example/?{token}', '///a.example'],
    ...['https://a..example/?{token}', 'https://-a.example/?{token}', 'https://single/?{token}'],
    ...[
      `https://${LABEL}a.example/?{token}`,
      'https://[::1]/?{token}',
      'https://a.example:99999/?{token}',
    ],
    // A password travels in clear, or the page could not load it.
    ...[
      'http://a.example/?{token}',
      'http://localhost.evil.example/?{token}',
      'ws://a.example/?{token}',
    ],
    ...[
      'https://user@a.example/?{token}',
      'https://u:p@a.example/?{token}',
      'https://{token}@a.example/',
    ],
    ...[
      '/../api',
      '/./api',
      '/a/%2e%2e/b',
      '/ä',
      '/a b',
      '/a\u202eb',
      '/a\ud800',
      'https://a.example/\u202e?{token}',
    ],
    ...['blob:https://a.example/1', 'data:text/html,x', 'api', '//a.example', '\\\\a.example'],
  ])('none may be %j', (value) => {
    for (const name of ADDRESS) {
      expect(problems({ [name]: value })).toEqual([
        expect.stringContaining(`environment.${name} is ${JSON.stringify(value)}, must `),
      ])
    }
  })

  it.each(['/api#x', '/api?x=', '/api?', 'https://api.example/#', 'https://api.example/v1?key=1'])(
    'the API’s, to which the app adds its own path, may not be %s',
    (apiUrl) => {
      expect(problems({ apiUrl })).toEqual([
        `environment.apiUrl is ${JSON.stringify(apiUrl)}, must have no ? and no #, such as /api or https://api.example/v1`,
      ])
    },
  )

  it.each([
    ...[
      'https://sport.example/',
      'https://sport.example/?token={tokn}',
      'https://{lang}.sport.example/?{token}',
    ],
    ...['/sport?token={token', '/sport?x={{token}}', '/sport?token={user}'],
  ])('the sport frame’s, which needs the token, may not be %s', (sportUrl) => {
    expect(problems({ sportUrl })).toEqual([
      expect.stringMatching(/^environment\.sportUrl is ".+", must be .*\{token\}/),
    ])
  })

  it('the launcher’s is on this host or on one that the brand names', () => {
    const launchUrl = 'https://launch.example/launch.html'
    const names = 'must be on a host that hosts.games or hosts.trusted names'
    for (const hosts of [
      house.environment.hosts,
      none,
      { ...none, games: ['https://*.other.example'] },
    ])
      expect(problems({ launchUrl, hosts })).toEqual([
        `environment.launchUrl is "${launchUrl}", ${names}`,
      ])
    expect(problems({ launchUrl, hosts: { ...none, games: ['https://launch.example'] } })).toEqual(
      [],
    )
    expect(
      problems({ launchUrl, hosts: { ...none, trusted: ['https://launch.example'] } }),
    ).toEqual([])
  })

  it.each([
    ...[
      'https://a,b.example',
      'https://*.x',
      'https://*',
      'https://*.10.0.0.1',
      'https://a.*.example',
    ],
    ...['https://**.a.example', 'https://a.example/', 'https://a.example/x', 'https://a.example?x'],
    ...['https://u@a.example', 'http://a.example', 'https://a.example:*', 'https://A.example', '*'],
    ...["'self'", 'data:', '', 'https://a.example\n', 'https://1.2', 'https://a_b.example'],
  ])('a host may not be %j', (host) => {
    for (const name of ['games', 'pictures', 'trusted'])
      expect(problems({ hosts: { ...none, [name]: [host] } })).toEqual([
        `environment.hosts.${name}[0] is ${JSON.stringify(host)}, must be an origin, such as https://games.example, or https:`,
      ])
  })

  it('a trusted host has no wildcard', () => {
    const trusted = ['https://a.example', 'https://*.games.example']
    expect(problems({ hosts: { ...none, trusted } })).toEqual([
      'environment.hosts.trusted has "https://*.games.example", must name each host',
    ])
  })

  it('a list of hosts fits into a header, and an address through a proxy', () => {
    const games = Array.from({ length: 100 }, (_, at) => `https://games-${at}.example`)
    expect(problems({ hosts: { ...none, games } })).toEqual([
      'environment.hosts.games has more than 2000 letters, for which a header has no room',
    ])
    expect(problems({ apiUrl: `/${'a'.repeat(1000)}` })).toEqual([
      'environment.apiUrl has more than 1000 letters',
    ])
  })
})

describe('Decisions 1: the operator’s own pages', () => {
  const own = (href: string) =>
    checkBrand({ ...house, ownPages: { '/facebook': href } }, product, null).problems

  it.each([
    'https://user:password@a.example/terms',
    'https://a,b.example',
    'https://single',
    'https:a',
  ])('may not be at %s', (href) => {
    expect(own(href)).toEqual([
      expect.stringMatching(/^ownPages\.\/facebook is ".+", must (?:begin with https|have a full)/),
    ])
  })

  it('may be at any full address', () => {
    expect(own('https://www.social.example/mine?lang=fr#top')).toEqual([])
  })
})
