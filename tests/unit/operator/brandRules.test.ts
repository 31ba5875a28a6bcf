import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import atlasFile from '../../../brands/atlas.json'
import houseFile from '../../../brands/sirocco.json'
import specified from '../../fixtures/brand.json'
import { brandProblems } from '../../../operator/brand/brandRules'
import type { BrandFile, Environment } from '@/domain/brandShape'
import { languageCodes } from '@/domain/languageTable'
import { environmentOf, environmentProblems } from '../../../operator/brand/environmentRules'

const [house, atlas] = [houseFile as BrandFile, atlasFile as BrandFile]

const anyFile = () => true
const quoted = (values: readonly string[]) => values.map((each) => `"${each}"`).join()

/** The problems of the house brand with a change; the change may break the brand type. */
const problemsWith = (change: object, hasFile = anyFile) =>
  brandProblems({ ...house, ...change }, hasFile)

describe('Decisions 1: the brand file', () => {
  it('of the house brand and of the sample are valid', () => {
    expect(brandProblems(house, (path) => existsSync(`public${path}`))).toEqual([])
    expect(brandProblems(atlas, (path) => existsSync(`brands/atlas${path}`))).toEqual([])
  })

  it('of the house brand has the rows, sizes, providers and menu of the specification (Spec §2, §9)', () => {
    const { homeRows, pageSizes, providers, menu, bottomBar } = specified
    expect(house).toMatchObject({ homeRows, pageSizes, providers, menu, bottomBar })
  })

  it.each<[object, string]>([
    [{ name: '' }, 'name is empty'],
    [{ name: 'Atlas ' }, 'name has spaces around it'],
    [{ name: 'A'.repeat(25) }, 'name has 25 letters, the header has room for 24'],
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
    [{ languages: ['fr', 'de'] }, `languages has "de", may have ${quoted(languageCodes)}`],
    [{ menu: [...house.menu, ['home']] }, 'menu has "home" more than once'],
    [{ menu: [['home']] }, 'menu lacks "account"'],
    [{ menu: [...house.menu, []] }, 'menu has an empty section'],
    [
      { bottomBar: { start: ['live'], end: ['casino', 'sport'] } },
      'bottomBar needs two links on each side of its button',
    ],
    [{ providers: { ...house.providers, pragmatic: '' } }, 'providers.pragmatic is no id'],
    [
      { pageSizes: { ...house.pageSizes, games: { desktop: 28, mobile: 101 } } },
      'pageSizes.games.mobile is 101, must be a whole number from 1 to 100',
    ],
    [
      { pageSizes: { ...house.pageSizes, providerRow: { 1: 6, 2: 6, 3: NaN } } },
      'pageSizes.providerRow.3 is NaN, must be a whole number from 1 to 60',
    ],
    [
      { homeRows: [...house.homeRows, ...house.homeRows.slice(0, 1)] },
      'homeRows has a type twice with the same provider',
    ],
    [
      { homeRows: [{ type: 3, size: 6, title: { fr: ' ' } }] },
      'homeRows[0].title has an empty text',
    ],
    [{ maskWinners: 'no' }, 'maskWinners is "no", must be true or false'],
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
      'ownPages /facebook is "http://a.example", must begin with https://',
    ],
  ])('%j is rejected', (change, problem) => {
    expect(problemsWith(change)).toEqual([problem])
  })

  it('names an unknown value and the allowed ones', () => {
    const [strange] = problemsWith({ menu: [...house.menu, ['poker']] })
    expect(strange).toMatch(/^menu has "poker", may have "home","sport",/)
    expect(problemsWith({ ownPages: { '/profile': 'https://a.example' } })[0]).toMatch(
      /^ownPages has "\/profile", may have "\/facebook",/,
    )
  })
})

describe('Decisions 39: the environment of a brand file', () => {
  const problems = (change: Partial<Environment>) =>
    environmentProblems({ ...environmentOf(house.environment), ...change })

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

  it('of both brands is valid', () => {
    expect(problems({})).toEqual([])
    expect(environmentProblems(environmentOf(atlas.environment))).toEqual([])
  })

  it.each<[Partial<Environment>]>([
    [{ apiUrl: 'https://api.example/v1' }],
    [{ apiUrl: 'http://localhost:3000' }],
    [{ sportUrl: 'https://sport.example/?token={token}&lang={lang}' }],
  ])('%j is valid', (change) => {
    expect(problems(change)).toEqual([])
  })

  it.each([
    ...['api.example', '//api.example/v1', 'ftp://api.example', 'api', 'javascript:1'],
    // A browser reads a backslash as a slash, and nginx reads a dollar as a variable.
    ...['/\\evil.example', '/\tapi', '/a b', 'https://user:pw@api.example', 'https://a$b.example'],
  ])(
    'an API at %j is rejected, because it leads elsewhere or no policy could list it',
    (apiUrl) => {
      expect(problems({ apiUrl })).toEqual([
        `environment.apiUrl is "${apiUrl}", must be a path or a URL, such as /api or https://api.example/v1`,
      ])
    },
  )

  it.each<[Partial<Environment>, string]>([
    [
      { hosts: { games: ['games.example'], pictures: [] } },
      'environment.hosts.games has "games.example", must be an origin, such as https://games.example, or https:',
    ],
    [
      { hosts: { games: [], pictures: ["https://a.example; script-src 'unsafe-inline'"] } },
      `environment.hosts.pictures has "https://a.example; script-src 'unsafe-inline'", must be an origin, such as https://games.example, or https:`,
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
