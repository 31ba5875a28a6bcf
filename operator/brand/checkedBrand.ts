/** Reads a brand file and checks all of it (Decisions 1, 39). */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { colourProblems, tokensIn } from './brandColours.ts'
import type {
  Brand,
  BrandColours,
  BrandFile,
  BrandWords,
  Environment,
} from '../../src/domain/brandShape.ts'
import { environmentOf } from './environment.ts'
import { languageCodes } from '../../src/domain/languageTable.ts'
import { readTexts, type TextsByLanguage } from '../../build/texts.ts'
import { neutralPictures } from './neutral.ts'
import { pictureProblems } from './pictures.ts'
import { printable } from '../printable.ts'
import { shaped } from './shape.ts'
import { withWords, wordProblems } from './words.ts'

/** What a brand is checked against: the product, in its sources or in a finished build. */
export interface Product {
  /** The values of `tokens.css`. */
  tokens: BrandColours
  texts: TextsByLanguage
  /** The folder of the pictures that a brand may replace. */
  pictures: string
  /** A brand file without mistakes. */
  valid: BrandFile
}

export interface CheckedBrand {
  brand: Brand
  environment: Environment
  colours: BrandColours
  /** All tokens, with this brand's colours. */
  tokens: BrandColours
  /** All texts, with this brand's words. */
  texts: TextsByLanguage
  /** The folder of the brand's own pictures; null if it has none. */
  pictures: string | null
  /** The pictures drawn in place of the house's, by path; null for the house brand. */
  drawn: Readonly<Record<string, string>> | null
  /** Whether the brand's site has a picture of this path. */
  hasPicture: (path: string) => boolean
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The product by the places of its parts. */
export const productOf = (tokens: string, pictures: string, valid: string): Product => ({
  tokens: tokensIn(readFileSync(tokens, 'utf8')),
  texts: readTexts(pictures),
  pictures,
  valid: readJson(valid) as BrandFile,
})

/** The folder of a brand's pictures: beside its file, with the same name. */
function picturesOf(file: string): string | null {
  const folder = file.replace(/\.json$/, '')
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
  return folder !== file && isFolder ? folder : null
}

/** A brand without its colours, words and environment, which the app does not need. */
function brandOf(file: BrandFile): Brand {
  const others = ['$schema', 'colours', 'words', 'environment']
  const own = Object.entries(file).filter(([name]) => !others.includes(name))
  return Object.fromEntries(own) as unknown as Brand
}

const withAllWords = (texts: TextsByLanguage, words: BrandWords): TextsByLanguage => {
  const merged = languageCodes.map((code) => [code, withWords(texts[code], words[code] ?? {})])
  return Object.fromEntries(merged) as TextsByLanguage
}

/** Checks the content of a brand file; returns the brand and all problems. */
export function checkBrand(
  found: unknown,
  product: Product,
  pictures: string | null,
): { checked: CheckedBrand; problems: string[] } {
  const { file, problems } = shaped(found, product.valid)
  const { colours = {}, words = {}, logo } = file
  const tokens = { ...product.tokens, ...colours }
  const drawn = file.name === product.valid.name ? null : neutralPictures(file.name, tokens)
  const hasPicture = (path: string) =>
    (pictures !== null && existsSync(join(pictures, path))) ||
    (drawn === null ? existsSync(join(product.pictures, path)) : path in drawn)
  return {
    checked: {
      pictures,
      drawn,
      hasPicture,
      brand: brandOf(file),
      environment: environmentOf(file.environment),
      colours,
      tokens,
      texts: withAllWords(product.texts, words),
    },
    problems: [
      ...problems,
      ...(hasPicture(logo) ? [] : [`logo is "${logo}", which is in no folder of pictures`]),
      ...colourProblems(colours, product.tokens),
      ...wordProblems(words, file.languages, product.texts),
      ...pictureProblems(pictures),
    ],
  }
}

/**
 * Reads a brand file; throws an error that lists all its problems. `settings` replace those of the file.
 */
export function readBrand(
  file: string,
  product: Product,
  settings: Partial<Environment> = {},
): CheckedBrand {
  let found: Partial<BrandFile> | null
  try {
    found = readJson(file) as typeof found
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'is not readable'}`)
  }
  if (found?.environment) found = { ...found, environment: { ...found.environment, ...settings } }
  const { checked, problems } = checkBrand(found, product, picturesOf(file))
  if (problems.length > 0) throw new Error([`${file}:`, ...problems.map(printable)].join('\n  '))
  return checked
}
