import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { colourProblems, tokensIn, valueOf } from '../../src/domain/brandColours.ts'
import { brandProblems } from '../../src/domain/brandRules.ts'
import type { Brand, BrandColours } from '../../src/domain/brandShape.ts'

const TOKENS = 'src/styles/tokens.css'
const HOUSE = 'src/domain/brand.ts'
/** The texts that are built in, which stand in when files are missing: the default language's. */
const BUILT_IN = 'public/locales/fr/translation.json'

/** A brand that was found to be in order. */
export interface CheckedBrand {
  brand: Brand
  colours: BrandColours
  /** All tokens, with this brand's colours. */
  tokens: BrandColours
  /** Its brand file. */
  path: string
  /** Pictures of its own; none for the house brand, whose pictures are those of `public`. */
  pictures: string | null
}

/** The brand file of a name; of the house brand without one. */
function pathOf(root: string, name: string): string {
  if (name === '') return join(root, HOUSE)
  const path = join(root, 'brands', name, 'brand.ts')
  if (/^[\w-]+$/.test(name) && existsSync(path)) return path
  throw new Error(`BRAND is "${name}", there are: ${readdirSync(join(root, 'brands')).join(', ')}`)
}

/** The file behind a picture's address: a brand's own, else that of `public`; undefined without one. */
function pictureFile(address: string, own: string | null, root = process.cwd()) {
  const folders = [...(own === null ? [] : [own]), join(root, 'public')]
  return folders.map((folder) => join(folder, address)).find((file) => existsSync(file))
}

/** Reads the brand that a name chooses; throws with all that is wrong with it (Decisions 1). */
export async function loadBrand(name = '', root = process.cwd()): Promise<CheckedBrand> {
  const path = pathOf(root, name)
  const { module } = await runnerImport<Pick<CheckedBrand, 'brand' | 'colours'>>(path, {
    root,
    logLevel: 'error',
  })
  const house = tokensIn(readFileSync(join(root, TOKENS), 'utf8'))
  const own = join(dirname(path), 'public')
  const pictures = name !== '' && existsSync(own) ? own : null
  const problems = [
    ...brandProblems(module.brand, (each) => pictureFile(each, pictures, root) !== undefined),
    ...colourProblems(module.colours, house),
  ]
  if (problems.length > 0) throw new Error([`${path}:`, ...problems].join('\n  '))
  const { brand, colours } = module
  return { brand, colours, tokens: { ...house, ...colours }, path, pictures }
}

/** Tokens with a brand's own colours over them. */
export function withColours(tokens: string, { colours }: CheckedBrand): string {
  const own = Object.entries(colours).map(([token, value]) => `--${token}:${value};`)
  return own.length > 0 ? `${tokens}\n:root{${own.join('')}}` : tokens
}

/** What search engines say of the site, in a brand's first language. */
function descriptionIn(code: string): string {
  const texts = readFileSync(BUILT_IN.replace('/fr/', `/${code}/`), 'utf8')
  return (JSON.parse(texts) as { site: { description: string } }).site.description
}

const MESSAGE = /\s*<section lang="(\w+)".*?<\/section>/gs

/**
 * What the shell says before any script runs, in the languages that the brand offers; functions,
 * since `$` in a name means nothing (S23).
 */
export function fillIn(html: string, { brand, tokens }: CheckedBrand): string {
  const languages: readonly string[] = brand.languages
  const [first = 'fr'] = languages
  return html
    .replace(MESSAGE, (message, lang: string) => (languages.includes(lang) ? message : ''))
    .replaceAll('%SITE_DESCRIPTION%', () => descriptionIn(first))
    .replaceAll('%BRAND_NAME%', () => brand.name)
    .replaceAll('%BRAND_LOGO%', () => brand.logo)
    .replaceAll('%BRAND_CHROME%', () => valueOf('color-chrome', tokens) ?? '')
    .replace('lang="fr" dir="ltr"', `lang="${first}" dir="${first === 'ar' ? 'rtl' : 'ltr'}"`)
    .replace(/data-languages="[^"]*"/, `data-languages="${brand.languages.join(' ')}"`)
}

/**
 * Puts a brand in the place of the house brand: its choices, its colours over the tokens, its
 * pictures over those of `public`, its name and languages into the shell.
 */
export function branding(chosen: CheckedBrand): Plugin {
  const { brand, path, pictures } = chosen
  const instead = new Map<string, string>()
  let outDir = ''

  return {
    name: 'branding',
    enforce: 'pre',

    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir)
      const [first = 'fr'] = brand.languages
      instead.set(join(root, HOUSE), path)
      instead.set(join(root, BUILT_IN), join(root, BUILT_IN.replace('/fr/', `/${first}/`)))
    },

    async resolveId(source, importer, options) {
      if (!/brand(?:\.ts)?$|translation\.json$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (found && instead.get(found.id)) ?? found
    },

    transform(code, id) {
      const isTokens = id.split('?')[0]?.endsWith(TOKENS) === true
      return isTokens ? { code: withColours(code, chosen), map: null } : null
    },

    transformIndexHtml: {
      order: 'pre',
      handler: (html) => fillIn(html, chosen),
    },

    writeBundle() {
      if (pictures) cpSync(pictures, outDir, { recursive: true })
    },
  }
}
