import { listProblems } from './brandRules.ts'
import type { BrandFile, Environment } from '../../src/domain/brandShape.ts'

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

const EVERY_HOST = 'https:'
/** An origin as a policy lists it; a name may begin with `*.` for all its subdomains. */
const ORIGIN = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/

const hostProblems = ({ hosts }: Environment) =>
  Object.entries(hosts).flatMap(([name, list]) => [
    ...list.map(
      (host) =>
        host !== EVERY_HOST &&
        !ORIGIN.test(host) &&
        `environment.hosts.${name} has "${host}", must be an origin, such as https://games.example, or https:`,
    ),
    list.includes(EVERY_HOST) &&
      name === 'trusted' &&
      'environment.hosts.trusted has "https:", must name each host',
    list.includes(EVERY_HOST) &&
      list.length > 1 &&
      `environment.hosts.${name} has "https:", which allows every host, next to others`,
    ...listProblems(`environment.hosts.${name}`, list, list),
  ])

const originProblem = (name: string, origin: string | undefined, sample: string) =>
  origin !== undefined &&
  (!ORIGIN.test(origin) || origin.includes('*')) &&
  `environment.${name} is "${origin}", must be an origin, such as ${sample}`

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

/** The addresses of an environment that may be paths or URLs, with samples. */
const addresses = [
  ['apiUrl', '/api or https://api.example/v1'],
  ['sportUrl', 'https://sport.example/?token={token}'],
  ['launchUrl', '/launch.html or https://launch.example/launch.html'],
  ['reportUrl', '/report or https://report.example/'],
] as const

/** The problems of a brand's environment; empty if there are none (Decisions 39). */
export function environmentProblems(environment: Environment): string[] {
  return [
    ...addresses.map(([name, sample]) => {
      const value = environment[name]
      return (
        value !== '' &&
        !isAddress(value) &&
        `environment.${name} is "${value}", must be a path or a URL, such as ${sample}`
      )
    }),
    ...hostProblems(environment),
    originProblem('site', environment.site, 'https://casino.example'),
    originProblem('exitMessage.origin', environment.exitMessage?.origin, 'https://games.example'),
  ].filter((problem) => problem !== false)
}
