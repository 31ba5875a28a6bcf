/** Where a brand's app runs, and what it is connected to (Decisions 3, 39). */
import { z } from 'zod'
import type { BrandFile, Environment } from '../../src/domain/brandShape.ts'
import { must, once } from './values.ts'

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

/** A path of this host, or a URL without an account whose origin a policy can list. */
function isAddress(text: string): boolean {
  // A browser reads a backslash as a slash and drops tabs and line breaks.
  if (/[\s\\]/.test(text)) return false
  if (/^\/(?!\/)/.test(text)) return true
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const { origin, username, password } = new URL(text)
  // nginx reads a dollar in its configuration as a variable.
  return !/["';$]/.test(origin) && username === '' && password === ''
}

const address = (sample: string) =>
  z
    .string()
    .refine((text) => text === '' || isAddress(text), must(`be a path or a URL, such as ${sample}`))

const EVERY_HOST = 'https:'
const NAME = '[a-z\\d-]+(?:\\.[a-z\\d-]+)+(?::\\d+)?'

const origin = (sample: string) =>
  z.string().regex(new RegExp(`^https://${NAME}$`), must(`be an origin, such as ${sample}`))

/** Origins as a policy lists them; a name may begin with `*.` for all its subdomains. */
const hosts = z
  .array(
    z
      .string()
      .regex(
        new RegExp(`^https:(?://(?:\\*\\.)?${NAME})?$`),
        must('be an origin, such as https://games.example, or https:'),
      ),
  )
  .check(once((list) => list))
  .refine((list) => !list.includes(EVERY_HOST) || list.length === 1, {
    error: 'has "https:", which allows every host, next to others',
  })

export const environmentSchema = z
  .strictObject({
    apiUrl: address('/api or https://api.example/v1')
      .exactOptional()
      .describe(
        'The base path of the backend (`/api`, the default) or its full address (`https://api.example/v1`), which the policies then allow.',
      ),
    sportUrl: address('https://sport.example/?token={token}')
      .exactOptional()
      .describe(
        'The address of the sport frame with {token}, {parent}, {lang}, {partner}, {view} and {device}. Without it the sport pages say that sport is not available.',
      ),
    sportPartner: z.string().exactOptional().describe('The {partner} of that address.'),
    launchUrl: address('/launch.html or https://launch.example/launch.html')
      .exactOptional()
      .describe(
        'The page that runs games delivered as script text (`/launch.html`, the default); best on a separate host.',
      ),
    reportUrl: address('/report or https://report.example/')
      .exactOptional()
      .describe('The address that receives field measurements. Without it nothing is measured.'),
    site: z
      .union([z.literal(''), origin('https://casino.example')])
      .exactOptional()
      .describe('The public origin of the site, for search engines and link previews.'),
    hosts: z
      .strictObject({
        games: hosts.describe('The origins of games and of the sportsbook.'),
        pictures: hosts.describe('The origins of pictures.'),
        trusted: hosts
          .refine((list) => !list.includes(EVERY_HOST), 'has "https:", must name each host')
          .exactOptional()
          .describe(
            'The origins of providers that you trust: their frames may also open dialogs and popups, download files, lock the orientation and ask for their storage. No wildcard for every host.',
          ),
      })
      .describe(
        'The origins that the page may show, such as `https://games.example` or `https://*.games.example`. Only `https:` allows every https host.',
      ),
    exitMessage: z
      .strictObject({
        type: z.string().describe('The `type` of the message, or its whole text.'),
        origin: origin('https://games.example').describe('The origin that sends it.'),
      })
      .exactOptional()
      .describe(
        'The message of a provider that closes its game, besides `/exit.html` (docs/hosting.md).',
      ),
  })
  .describe('Where the app runs, and what it is connected to.')
