import { barKeys, menuKeys, ownPagePaths, type BrandFile } from '../../src/domain/brandShape.ts'
import type { BrandLink } from '../../src/domain/protection.ts'
import { checkMinutes, pauseHours, protectionOf } from '../../src/domain/protection.ts'
import { languageTable } from '../../src/domain/languageTable.ts'

/** Whether an image exists; passed in, so that the rules stay pure. */
type HasFile = (path: string) => boolean

type Rule = (brand: BrandFile, hasFile: HasFile) => (string | false)[]

const quoted = (values: Iterable<unknown>) => [...values].map((each) => `"${String(each)}"`).join()

/** Values of a list that are not allowed or duplicated. */
export function listProblems(name: string, found: readonly unknown[], allowed: readonly unknown[]) {
  const strange = found.filter((each) => !allowed.includes(each))
  const again = new Set(found.filter((each, index) => found.indexOf(each) !== index))
  return [
    strange.length > 0 && `${name} has ${quoted(strange)}, may have ${quoted(allowed)}`,
    again.size > 0 && `${name} has ${quoted(again)} more than once`,
  ]
}

function sizeProblem(name: string, size: number, most: number) {
  const isFine = Number.isInteger(size) && size >= 1 && size <= most
  return !isFine && `${name} is ${size}, must be a whole number from 1 to ${most}`
}

const isId = (id: unknown) => /^[\w-]+$/.test(String(id))
const isHttps = (href: string) => URL.canParse(href) && new URL(href).protocol === 'https:'

const linkProblems = (name: string, links: readonly BrandLink[]) =>
  links.flatMap(({ label, href }, index) => [
    label.trim() === '' && `${name}[${index}].label is empty`,
    !isHttps(href) && `${name}[${index}].href is "${href}", must begin with https://`,
  ])

const nameRule: Rule = ({ name }) => [
  name.trim() === '' && 'name is empty',
  name !== name.trim() && 'name has spaces around it',
  name.length > 24 && `name has ${name.length} letters, the header has room for 24`,
  /[<>&"%{}]/.test(name) && 'name has one of < > & " % { }',
  /\p{Cc}/u.test(name) && 'name has an invisible control character',
]

const logoRule: Rule = ({ logo }, hasFile) => [
  !/^(?!.*\.\.)\/[\w./-]+\.(?:svg|png|webp)$/.test(logo)
    ? `logo is "${logo}", must be the path of a picture, such as /brand/logo.svg`
    : !hasFile(logo) && `logo is "${logo}", which is in no folder of pictures`,
]

const languagesRule: Rule = ({ languages }) => [
  languages.length === 0 && 'languages is empty',
  ...listProblems('languages', languages, Object.keys(languageTable)),
]

const menuRule: Rule = ({ menu, bottomBar: { start, end } }) => [
  ...listProblems('menu', menu.flat(), menuKeys),
  ...(['home', 'account'] as const).map(
    (key) => !menu.flat().includes(key) && `menu lacks "${key}"`,
  ),
  menu.some((section) => section.length === 0) && 'menu has an empty section',
  ...listProblems('bottomBar', [...start, ...end], barKeys),
  (start.length !== 2 || end.length !== 2) &&
    'bottomBar needs two links on each side of its button',
]

const gamesRule: Rule = ({ providers, homeRows }) => [
  ...Object.entries(providers).map(([key, id]) => !isId(id) && `providers.${key} is no id`),
  new Set(homeRows.map(({ type, provider }) => `${type}-${provider}`)).size < homeRows.length &&
    'homeRows has a type twice with the same provider',
  homeRows.length === 0 && 'homeRows is empty',
  ...homeRows.flatMap(({ size, provider, title = {} }, index) => [
    Object.values(title).some((text) => text.trim() === '') &&
      `homeRows[${index}].title has an empty text`,
    sizeProblem(`homeRows[${index}].size`, size, 60),
    provider !== undefined && !isId(provider) && `homeRows[${index}].provider is no id`,
  ]),
]

const sizesRule: Rule = ({ pageSizes: { games, providers, providerRow } }) => [
  sizeProblem('pageSizes.games.desktop', games.desktop, 100),
  sizeProblem('pageSizes.games.mobile', games.mobile, 100),
  sizeProblem('pageSizes.providers', providers, 20),
  ...Object.entries(providerRow).map(([type, size]) =>
    sizeProblem(`pageSizes.providerRow.${type}`, size, 60),
  ),
]

const protectionRule: Rule = ({ protection }) => {
  const own = protectionOf(protection)
  return [
    own.checkMinutes.length === 0 && 'protection.checkMinutes is empty',
    ...listProblems('protection.checkMinutes', own.checkMinutes, checkMinutes),
    !own.checkMinutes.includes(own.checkDefault) &&
      `protection.checkDefault is ${own.checkDefault}, which protection.checkMinutes lacks`,
    own.pauseHours.length === 0 && 'protection.pauseHours is empty',
    ...listProblems('protection.pauseHours', own.pauseHours, pauseHours),
    ...own.helpLines.map(
      ({ phone }, index) =>
        phone !== undefined &&
        !/^\+?[\d\s().-]{3,20}$/.test(phone) &&
        `protection.helpLines[${index}].phone is "${phone}", must be a telephone number`,
    ),
    ...linkProblems('protection.helpLines', own.helpLines),
    ...linkProblems('protection.selfExclusion', own.selfExclusion),
  ]
}

const winnersRule: Rule = ({ maskWinners }) => [
  maskWinners !== undefined &&
    typeof maskWinners !== 'boolean' &&
    `maskWinners is ${quoted([maskWinners])}, must be true or false`,
]

const linksRule: Rule = ({ operatorLinks, ownPages }) => [
  ...linkProblems('operatorLinks', operatorLinks),
  ...listProblems('ownPages', Object.keys(ownPages), ownPagePaths),
  ...Object.entries(ownPages).map(
    ([path, href]) => !isHttps(href) && `ownPages ${path} is "${href}", must begin with https://`,
  ),
]

const rules = [
  ...[nameRule, logoRule, languagesRule, menuRule],
  ...[gamesRule, sizesRule, protectionRule, winnersRule, linksRule],
]

/** The problems of a brand's choices; empty if there are none (Decisions 1). */
export function brandProblems(brand: BrandFile, hasFile: HasFile): string[] {
  return rules.flatMap((rule) => rule(brand, hasFile)).filter((problem) => problem !== false)
}
