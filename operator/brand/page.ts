import { valueOf } from './brandColours.ts'
import type { PageData } from '../../src/domain/brandShape.ts'
import { titleFor } from '../../src/domain/documentTitle.ts'
import type { LanguageCode } from '../../src/domain/entities.ts'
import { languageTable } from '../../src/domain/languageTable.ts'
import { apiLink, apiOrigin } from '../../build/builtPage.ts'
import { sayIn } from '../../build/texts.ts'
import type { CheckedBrand } from './checkedBrand.ts'

/** Neither spaces nor a part without an end are read twice. */
const MESSAGE = /(?<!\s)\s*<section lang="(\w+)"(?:(?!<section).)*?<\/section>/gs

/** The title and description of index.html, in whose place the whole head comes. */
const HEAD = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/

/** Pictures that a brand may lack, because they must not be SVG. */
const PREVIEW = '/brand/icon-512.png'
const APPLE = '/brand/icon-maskable-192.png'

/** Open Graph has only languages with a territory. */
const locales: Readonly<Record<LanguageCode, string>> = { fr: 'fr_FR', en: 'en_GB', ar: 'ar_AR' }

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
}
export const escaped = (text: string) =>
  text.replace(/[&"<>]/g, (character) => entities[character] ?? '')

/**
 * The head of every page in the brand's first language, for link previews, which run no JavaScript. The app adds
 * what differs between pages (documentHead.ts).
 */
function headOf({ brand, environment: { site }, texts, hasPicture }: CheckedBrand): string {
  const [first = 'fr'] = brand.languages
  const say = sayIn(texts[first])
  const title = titleFor(say('title.home'), brand.name)
  const description = say('site.description')
  const openGraph = {
    type: 'website',
    site_name: brand.name,
    locale: locales[first],
    title,
    description,
    // Only full addresses are allowed here, and programs that preview links show no SVG.
    ...(site !== undefined && hasPicture(PREVIEW) && { image: site + PREVIEW }),
  }
  return [
    ...(hasPicture(APPLE) ? [`<link rel="apple-touch-icon" href="${APPLE}" />`] : []),
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...Object.entries(openGraph).map(
      ([name, text]) => `<meta property="og:${name}" content="${escaped(text)}" />`,
    ),
  ].join('\n    ')
}

/** The data block (src/lib/pageData.ts). Without `<` no text can end it. */
function dataOf({ brand, environment }: CheckedBrand): string {
  const data: PageData = { brand, settings: environment }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** The brand's colours; they win over the style sheets of every page, whatever the order. */
function colourRule({ colours }: Pick<CheckedBrand, 'colours'>): string {
  const own = Object.entries(colours).map(([token, value]) => `--${token}:${value}`)
  return own.length > 0 ? `html:root{${own.join(';')}}` : ''
}

/**
 * Makes the neutral index.html a brand's: fills in what it names, and removes the start messages in
 * languages that it does not offer. The replacements are functions, so that `$` in a name has no special
 * meaning.
 */
export function fillIn(html: string, chosen: CheckedBrand): string {
  const { brand, environment, tokens } = chosen
  const languages: readonly string[] = brand.languages
  const [first = 'fr'] = brand.languages
  const offered = brand.languages.map((code) => `${code}:${languageTable[code].dir}`)
  const api = apiOrigin(environment.apiUrl)
  const values: Readonly<Record<string, string>> = {
    BRAND_NAME: brand.name,
    BRAND_LOGO: brand.logo,
    BRAND_CHROME: valueOf('color-chrome', tokens) ?? '',
    SETTINGS: dataOf(chosen),
  }
  return (
    html
      // First, so that a word of the brand may look like a gap.
      .replace(/%([A-Z_]+)%/g, (gap, name: string) => values[name] ?? gap)
      .replace(MESSAGE, (message, lang: string) => (languages.includes(lang) ? message : ''))
      .replace(HEAD, () => headOf(chosen))
      .replace('lang="fr" dir="ltr"', `lang="${first}" dir="${languageTable[first].dir}"`)
      .replace(/data-languages="[^"]*"/, `data-languages="${offered.join(' ')}"`)
      .replace('</style>', () => `${colourRule(chosen)}</style>`)
      .replace('</head>', () => `${api === null ? '' : `  ${apiLink(api)}\n  `}</head>`)
  )
}
