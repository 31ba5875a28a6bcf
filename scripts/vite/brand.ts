/**
 * Vite plug-in: builds the chosen brand (BRAND) instead of the house brand, because one code base
 * serves all brands. It replaces the brand file, colours and images, and fills in index.html.
 */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { colourProblems, tokensIn, valueOf } from '../../src/domain/brandColours.ts'
import { brandProblems } from '../../src/domain/brandRules.ts'
import type { Brand, BrandColours } from '../../src/domain/brandShape.ts'
import { spoken } from '../../src/domain/languages.ts'
import { BUILT_IN, textFile, textsIn } from './texts.ts'

const TOKENS = 'src/styles/tokens.css'
const HOUSE = 'src/domain/brand.ts'

export interface CheckedBrand {
  brand: Brand
  colours: BrandColours
  /** All tokens, with this brand's colours. */
  tokens: BrandColours
  path: string
  /** The folder of the brand's images; null for the house brand, whose images are in `public`. */
  pictures: string | null
}

/** The brand file of a name; an empty name is the house brand. */
function pathOf(root: string, name: string): string {
  if (name === '') return join(root, HOUSE)
  const path = join(root, 'brands', name, 'brand.ts')
  if (/^[\w-]+$/.test(name) && existsSync(path)) return path
  throw new Error(`BRAND is "${name}", there are: ${readdirSync(join(root, 'brands')).join(', ')}`)
}

/** The file of an image URL: in the brand's folder, else in `public`, else undefined. */
function pictureFile(address: string, own: string | null, root = process.cwd()) {
  const folders = [...(own === null ? [] : [own]), join(root, 'public')]
  return folders.map((folder) => join(folder, address)).find((file) => existsSync(file))
}

/** Reads a brand by its name; throws an error that lists all its problems (Decisions 1). */
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

/** The tokens, overridden by a brand's colours. */
export function withColours(tokens: string, { colours }: CheckedBrand): string {
  const own = Object.entries(colours).map(([token, value]) => `--${token}:${value};`)
  return own.length > 0 ? `${tokens}\n:root{${own.join('')}}` : tokens
}

const MESSAGE = /\s*<section lang="(\w+)".*?<\/section>/gs

/**
 * Fills the brand into index.html and removes the start messages in languages that it does not offer.
 * The replacements are functions, so that `$` in a name has no special meaning (S23).
 */
export function fillIn(html: string, { brand, tokens }: CheckedBrand): string {
  const languages: readonly string[] = brand.languages
  const [first = 'fr'] = brand.languages
  const offered = brand.languages.map((code) => `${code}:${spoken[code].dir}`)
  return html
    .replace(MESSAGE, (message, lang: string) => (languages.includes(lang) ? message : ''))
    .replaceAll('%SITE_DESCRIPTION%', () => textsIn(first)('site.description'))
    .replaceAll('%BRAND_NAME%', () => brand.name)
    .replaceAll('%BRAND_LOGO%', () => brand.logo)
    .replaceAll('%BRAND_CHROME%', () => valueOf('color-chrome', tokens) ?? '')
    .replace('lang="fr" dir="ltr"', `lang="${first}" dir="${spoken[first].dir}"`)
    .replace(/data-languages="[^"]*"/, `data-languages="${offered.join(' ')}"`)
}

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
      instead.set(join(root, BUILT_IN), join(root, textFile(first)))
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
