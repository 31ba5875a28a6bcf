import { describe, expect, it } from 'vitest'
import atlasFile from '../../brands/atlas.json'
import houseFile from '../../brands/sirocco.json'
import specified from '../../tests/fixtures/brand.json'
import { checkBrand, productOf } from './checkedBrand'
import type { BrandFile, Environment } from '@/domain/brandShape'
import { languageCodes } from '@/domain/languageTable'
import { environmentOf } from './environment'

const [house, atlas] = [houseFile as BrandFile, atlasFile as BrandFile]

const product = productOf('src/styles/tokens.css', 'public', 'brands/sirocco.json')
const quoted = (values: readonly string[]) => values.map((each) => `"${each}"`).join()

/** The problems of the house brand with a change; the change may break the brand type. */
const problemsWith = (change: object) => checkBrand({ ...house, ...change }, product, null).problems

describe('Decisions 1: the brand file', () => {
  it('of the house brand and of the sample are valid', () => {
    expect(problemsWith({})).toEqual([])
    expect(checkBrand(atlas, product, 'brands/atlas').problems).toEqual([])
  })

  it('of the house brand has the rows, sizes and providers of the specification (Spec §2, §9), and the menu of the tests', () => {
    const { homeRows, pageSizes, providers, menu, bottomBar } = specified
    expect(house).toMatchObject({ homeRows, pageSizes, providers, menu, bottomBar })
  })

  it.each<[object, string]>([
    [{ name: '' }, 'name is empty'],
    [{ name: 'Atlas ' }, 'name has spaces around it'],
    [{ name: 'A'.repeat(25) }, 'name has more than 24 letters, for which the header has no room'],
    [{ name: '<b>' }, 'name has one of < > & " % { }'],
    [{ name: 'At\u0007las' }, 'name has an invisible control character'],
    [
      { logo: 'logo.svg' },
      'logo is "logo.svg", must be the path of a picture, such as /brand/logo.svg',
    ],
    [
      { logo: '/brand/../secret.svg' },
      'logo is "/brand/../secret.svg", must be the path of a picture, such as /brand/logo.svg',
    ],
    [{ languages: [] }, 'languages is empty'],
    [{ languages: ['fr', 'de'] }, `languages[1] is "de", may be ${quoted(languageCodes)}`],
    [{ menu: [...house.menu, ['home']] }, 'menu has "home" more than once'],
    [{ menu: [['home']] }, 'menu lacks "account"'],
    [{ menu: [...house.menu, []] }, `menu[${house.menu.length}] is empty`],
    [
      { bottomBar: { start: ['live'], end: ['casino', 'sport'] } },
      'bottomBar.start must have two links',
    ],
    [
      { providers: { ...house.providers, pragmatic: '' } },
      'providers.pragmatic is "", must be an id: a whole number, or letters, digits, - and _',
    ],
    [
      { pageSizes: { ...house.pageSizes, games: { desktop: 28, mobile: 101 } } },
      'pageSizes.games.mobile is 101, must be a whole number from 1 to 100',
    ],
    [
      { pageSizes: { ...house.pageSizes, providerRow: { 1: 6, 2: 6, 3: 1.5 } } },
      'pageSizes.providerRow.3 is 1.5, must be a whole number from 1 to 60',
    ],
    [
      { homeRows: [...house.homeRows, ...house.homeRows.slice(0, 1)] },
      'homeRows has a type twice with the same provider',
    ],
    [{ homeRows: [{ type: 3, size: 6, title: { fr: ' ' } }] }, 'homeRows[0].title.fr is empty'],
    [{ maskWinners: 'no' }, 'maskWinners is "no", must be of type boolean'],
    [
      { protection: { helpLines: [{ label: 'Help', href: 'javascript:alert(1)' }] } },
      'protection.helpLines[0].href is "javascript:alert(1)", must begin with https://',
    ],
    [
      { protection: { helpLines: [{ label: 'Help', href: 'https://a.example', phone: 'call' }] } },
      'protection.helpLines[0].phone is "call", must be a telephone number',
    ],
    [
      { protection: { checkMinutes: [15, 30] } },
      'protection.checkDefault is 60, which protection.checkMinutes lacks',
    ],
    [
      { operatorLinks: [{ label: ' ', href: 'https://a.example' }] },
      'operatorLinks[0].label is empty',
    ],
    [
      { ownPages: { '/facebook': 'http://a.example' } },
      'ownPages./facebook is "http://a.example", must begin with https://',
    ],
  ])('%j is rejected', (change, problem) => {
    expect(problemsWith(change)).toEqual([problem])
  })

  it('names an unknown value and the allowed ones', () => {
    const [strange] = problemsWith({ menu: [...house.menu, ['poker']] })
    expect(strange).toMatch(/^menu\[\d+\]\[0\] is "poker", may be "home","sport",/)
  })
})

describe('Decisions 39: the environment of a brand file', () => {
  const problems = (change: Partial<Environment>) =>
    problemsWith({ environment: { ...house.environment, ...change } })

  it('has working defaults, also for empty values', () => {
    const { hosts } = house.environment
    expect(environmentOf({ hosts, apiUrl: '', launchUrl: '', site: '' })).toEqual({
      apiUrl: '/api',
      sportUrl: '',
      sportPartner: '',
      launchUrl: '/launch.html',
      reportUrl: '',
      hosts,
    })
  })

  it.each<[Partial<Environment>]>([
    [{ apiUrl: 'https://api.example/v1' }],
    [{ apiUrl: '', site: '', sportUrl: '' }],
    [{ apiUrl: 'http://localhost:3000' }],
    [{ sportUrl: 'https://sport.example/?token={token}&lang={lang}' }],
  ])('%j is valid', (change) => {
    expect(problems(change)).toEqual([])
  })

  it.each([
    ...['api.example', '//api.example/v1', 'ftp://api.example', 'api', 'javascript:1'],
    // A browser reads a backslash as a slash, and nginx reads a dollar as a variable.
    ...['/\\evil.example', '/\tapi', '/a b', 'https://a$b.example'],
    ...['https://user:pw@api.example', 'https://user@api.example', 'https://:pw@api.example'],
  ])(
    'an API at %j is rejected, because it leads elsewhere or no policy could list it',
    (apiUrl) => {
      expect(problems({ apiUrl })).toEqual([
        `environment.apiUrl is ${JSON.stringify(apiUrl)}, must be a path or a URL, such as /api or https://api.example/v1`,
      ])
    },
  )

  it.each<[Partial<Environment>, string]>([
    [
      { hosts: { games: ['games.example'], pictures: [] } },
      'environment.hosts.games[0] is "games.example", must be an origin, such as https://games.example, or https:',
    ],
    [
      { hosts: { games: [], pictures: ["https://a.example; script-src 'unsafe-inline'"] } },
      `environment.hosts.pictures[0] is "https://a.example; script-src 'unsafe-inline'", must be an origin, such as https://games.example, or https:`,
    ],
    [
      { hosts: { games: ['https:', 'https://a.example'], pictures: [] } },
      'environment.hosts.games has "https:", which allows every host, next to others',
    ],
    [
      { hosts: { games: ['https:'], pictures: [], trusted: ['https:'] } },
      'environment.hosts.trusted has "https:", must name each host',
    ],
    [
      { exitMessage: { type: 'close', origin: 'https://*.games.example' } },
      'environment.exitMessage.origin is "https://*.games.example", must be an origin, such as https://games.example',
    ],
    [
      { site: 'https://*.casino.example' },
      'environment.site is "https://*.casino.example", must be an origin, such as https://casino.example',
    ],
  ])('%j is rejected', (change, problem) => {
    expect(problems(change)).toEqual([problem])
  })
})
