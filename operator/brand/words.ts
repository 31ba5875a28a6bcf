/** A brand's own texts (Decisions 1, 39): the checks, and the texts with them. */
import { unseenIn } from '../../src/domain/operatorFile.ts'
import type { BrandWords } from '../../src/domain/brandShape.ts'
import type { LanguageCode } from '../../src/domain/entities.ts'
import { languageCodes } from '../../src/domain/languageTable.ts'
import type { Texts, TextsByLanguage } from '../../build/texts.ts'

/** Every text of a file by its dotted key. */
export function flatTexts(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatTexts(value, `${prefix}${key}.`),
  )
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/
const baseOf = (key: string) => key.replace(PLURAL, '')
const PLACEHOLDER = /\{\{[^{}]*\}\}/g
const placeholdersIn = (text: string) => new Set(text.match(PLACEHOLDER))

/** The other forms of a text with a number: the keys that differ only in their form. */
const formsOf = (key: string, keys: Iterable<string>): string[] =>
  PLURAL.test(key)
    ? [...keys].filter((each) => PLURAL.test(each) && baseOf(each) === baseOf(key))
    : [key]

/** Letters that are narrower or wider than others, in hundredths of the font size. */
const widths: readonly [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/[iljtfrI1.,:;'’|!() ]/, 32],
  [/[mwMW@%]/, 90],
  [/[\p{Emoji_Presentation}\u2E80-\uD7AF]/u, 125],
  [/\p{Lu}/u, 70],
]
const USUAL = 56

/**
 * About how wide a text is on one line. A placeholder counts as six letters. The widths are those of the
 * product's fonts, rounded; an estimate is enough to compare a text with the product's own.
 */
export function widthOf(text: string): number {
  const letters = Array.from(text.replace(PLACEHOLDER, 'nnnnnn'))
  const width = (letter: string) => widths.find(([some]) => some.test(letter))?.[1] ?? USUAL
  return letters.reduce((sum, letter) => sum + width(letter), 0)
}

/** Up to this width a text of the product stands on one line, beyond it wraps. */
const ONE_LINE = 40 * USUAL
/** Four letters: a short text may always be this much wider. */
const SLACK = 4 * USUAL
/** In letters; no text of the product has a third of it. */
const LONGEST = 1000

const widestByProduct = new WeakMap<TextsByLanguage, ReadonlyMap<string, number>>()

/** The greatest width of each text in any language. */
function widestOf(product: TextsByLanguage): Map<string, number> {
  const widest = new Map<string, number>()
  for (const [key, text] of languageCodes.flatMap((code) => flatTexts(product[code]))) {
    const base = baseOf(key)
    widest.set(base, Math.max(widest.get(base) ?? 0, widthOf(text)))
  }
  return widest
}

/**
 * The greatest width for each text: the product's own texts fit a phone in every language, so a text of one
 * line may be a tenth wider than the widest of them, and one that wraps half as wide again.
 */
function limitOf(key: string, product: TextsByLanguage): number {
  const widest = widestByProduct.get(product) ?? widestOf(product)
  widestByProduct.set(product, widest)
  const width = widest.get(baseOf(key)) ?? 0
  return width <= ONE_LINE ? Math.max(width * 1.1, width + SLACK) : width * 1.5
}

/** The problems of the text of one key; `texts` are the product's in this language. */
function textProblems(
  name: string,
  [key, text]: [string, string],
  texts: ReadonlyMap<string, string>,
  limit: number,
): string[] {
  const original = texts.get(key)
  if (original === undefined) return [`${name} is no key of the product's texts`]
  if (text.trim() === '' || text !== text.trim())
    return [`${name} is empty or has spaces around it`]
  if (text.length > LONGEST) return [`${name} has more than ${LONGEST} letters`]
  const unseen = unseenIn(text)
  const forms = formsOf(key, texts.keys()).map((each) => texts.get(each) ?? '')
  const allowed = new Set(forms.flatMap((form) => [...placeholdersIn(form)]))
  const found = placeholdersIn(text)
  const width = widthOf(text)
  return [
    ...[...placeholdersIn(original)]
      .filter((each) => !found.has(each))
      .map((each) => `${name} lacks ${each}`),
    ...[...found]
      .filter((each) => !allowed.has(each))
      .map((each) => `${name} has ${each}, which has no value`),
    ...(unseen === null ? [] : [`${name} ${unseen}`]),
    ...(text.replace(PLACEHOLDER, '').includes('{{') ? [`${name} has {{ without }}`] : []),
    // i18next would replace this by another text.
    ...(text.includes('$t(') ? [`${name} has $t(`] : []),
    ...(width > limit
      ? [
          `${name} is too long for a phone: about ${Math.ceil(width / USUAL)} letters wide, fits ${Math.floor(limit / USUAL)}`,
        ]
      : []),
  ]
}

/** The problems of a brand's words; empty if there are none. */
export function wordProblems(
  words: BrandWords,
  languages: readonly LanguageCode[],
  product: TextsByLanguage,
): string[] {
  return (Object.keys(words) as LanguageCode[]).flatMap((code) => {
    const own = Object.entries(words[code] ?? {})
    const texts = new Map(flatTexts(product[code]))
    const names = new Set(own.map(([key]) => key))
    const missing = new Set(
      own
        .filter(([key]) => texts.has(key))
        .flatMap(([key]) => formsOf(key, texts.keys()).filter((form) => !names.has(form))),
    )
    return [
      ...(languages.includes(code)
        ? []
        : [`words.${code}: the brand does not offer this language`]),
      ...own.flatMap((entry) =>
        textProblems(`words.${code}.${entry[0]}`, entry, texts, limitOf(entry[0], product)),
      ),
      ...[...missing].map(
        (key) => `words.${code}.${key} is missing: a text with a number needs all its forms`,
      ),
    ]
  })
}

/** Texts with a brand's words in place of the product's. */
export function withWords(
  texts: Texts,
  words: Readonly<Record<string, string>>,
  prefix = '',
): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      const name = prefix + key
      return [
        key,
        typeof value === 'string' ? (words[name] ?? value) : withWords(value, words, `${name}.`),
      ]
    }),
  )
}
