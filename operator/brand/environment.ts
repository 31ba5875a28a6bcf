/** Where a brand's app runs, and what it is connected to (Decisions 3, 39). */
import { z } from 'zod'
import type { BrandFile, Environment } from '../../src/domain/brandShape.ts'
import { isNamed } from '../../src/domain/operatorFile.ts'
import { ADDRESS_LIMIT, isFrame, isHost, isOrigin, isPathOrUrl } from './addresses.ts'
import { bounded, must, once, text } from './values.ts'

/** What applies where a brand file says nothing. */
const defaults: Omit<Environment, 'hosts' | 'site' | 'exitMessage'> = {
  apiUrl: '/api',
  sportUrl: '',
  sportPartner: '',
  launchUrl: '/launch.html',
  reportUrl: '',
}

/** The whole environment of a brand file; an empty value is like none. */
export function environmentOf({ hosts, ...own }: BrandFile['environment']): Environment {
  const said = Object.entries(own).filter(([, value]) => value !== '')
  return { ...defaults, ...(Object.fromEntries(said) as Partial<Environment>), hosts }
}

const either = (isFine: (text: string) => boolean, words: string) =>
  bounded(ADDRESS_LIMIT).refine((value) => value === '' || isFine(value), {
    ...must(words),
    abort: true,
  })

const EVERY_HOST = 'https:'

const origin = (sample: string) =>
  bounded(ADDRESS_LIMIT).refine(isOrigin, must(`be an origin, such as ${sample}`))

/** All proxies pass a header of this length on, and nginx reads no value of more than 4,096 letters. */
const HOSTS_LIMIT = 2000

/** Origins as a policy lists them; a name may begin with `*.` for all its subdomains. */
const hosts = z
  .array(
    bounded(ADDRESS_LIMIT).refine(
      (value) => value === EVERY_HOST || isHost(value),
      must('be an origin, such as https://games.example, or https:'),
    ),
  )
  .check(once((list) => list))
  .refine((list) => !list.includes(EVERY_HOST) || list.length === 1, {
    error: 'has "https:", which allows every host, next to others',
  })
  .refine(
    (list) => list.join(' ').length <= HOSTS_LIMIT,
    `has more than ${HOSTS_LIMIT} letters, for which a header has no room`,
  )

const API = '/api or https://api.example/v1'

export const environmentSchema = z
  .strictObject({
    apiUrl: either(isPathOrUrl, `be a path or a URL, such as ${API}`)
      .refine((value) => !/[?#]/.test(value), must(`have no ? and no #, such as ${API}`))
      .exactOptional()
      .describe(
        'The base path of the backend (`/api`, the default) or its full address (`https://api.example/v1`), which the policies then allow.',
      ),
    sportUrl: either(
      isFrame,
      'be a path or a URL with {token} and no other unknown name in braces, such as https://sport.example/?token={token}&lang={lang}',
    )
      .exactOptional()
      .describe(
        'The address of the sport frame with {token}, {parent}, {lang}, {partner}, {view} and {device}. Without it the sport pages say that sport is not available.',
      ),
    sportPartner: text(100).exactOptional().describe('The {partner} of that address.'),
    launchUrl: either(
      isPathOrUrl,
      'be a path or a URL, such as /launch.html or https://launch.example/launch.html',
    )
      .exactOptional()
      .describe(
        'The page that runs games delivered as script text (`/launch.html`, the default); best on a separate host.',
      ),
    reportUrl: either(isPathOrUrl, 'be a path or a URL, such as /report or https://report.example/')
      .exactOptional()
      .describe('The address that receives field measurements. Without it nothing is measured.'),
    site: either(isOrigin, 'be an origin, such as https://casino.example')
      .exactOptional()
      .describe('The public origin of the site, for search engines and link previews.'),
    hosts: z
      .strictObject({
        games: hosts.describe('The origins of games and of the sportsbook.'),
        pictures: hosts.describe('The origins of pictures.'),
        trusted: hosts
          .check(({ value, issues }) => {
            const wide = value.find(
              (each) => each === EVERY_HOST || (each.includes('*') && isHost(each)),
            )
            if (wide === undefined) return
            const message = `has ${JSON.stringify(wide)}, must name each host`
            issues.push({ code: 'custom', input: value, message })
          })
          .exactOptional()
          .describe(
            'The origins of providers that you trust: their frames may also open dialogs and popups, download files, lock the orientation and ask for their storage. No wildcards.',
          ),
      })
      .describe(
        'The origins that the page may show, such as `https://games.example` or `https://*.games.example`. Only `https:` allows every https host.',
      ),
    exitMessage: z
      .strictObject({
        type: text(200).describe('The `type` of the message, or its whole text.'),
        origin: origin('https://games.example').describe('The origin that sends it.'),
      })
      .exactOptional()
      .describe(
        'The message of a provider that closes its game, besides `/exit.html` (docs/hosting.md).',
      ),
  })
  .refine(
    ({ launchUrl = '', hosts: { games, trusted = [] } }) =>
      !launchUrl.startsWith('http') || isNamed(new URL(launchUrl).origin, [...games, ...trusted]),
    {
      path: ['launchUrl'],
      error: ({ input }) =>
        `is ${JSON.stringify((input as Environment).launchUrl)}, must be on a host that hosts.games or hosts.trusted names`,
    },
  )
  .describe('Where the app runs, and what it is connected to.')
