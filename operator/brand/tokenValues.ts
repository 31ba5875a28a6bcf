/** Checks the value of a token as a browser reads it (CSS Syntax, CSS Values), by css-tree. */
import { lexer, parse, tokenize, tokenNames } from 'css-tree/dist/csstree.esm'
import type { BrandColours } from '../../src/domain/brandShape.ts'

interface Kind {
  name: RegExp
  /** In CSS value definition syntax. None has `url()`, so that a brand loads nothing. */
  syntax: string
  words: string
}

/** The first match is the kind of a token. */
const kinds: readonly Kind[] = [
  {
    name: /^gradient-page-size$/,
    syntax: '<bg-size>#',
    words: 'a size of a background',
  },
  { name: /^(?:gradient|arch)-/, syntax: '<gradient>#', words: 'a gradient' },
  { name: /^font-/, syntax: '[ <string> | <custom-ident>+ ]#', words: 'a list of fonts' },
  { name: /^weight-/, syntax: '<number [1,1000]>', words: 'a number from 1 to 1000' },
  { name: /^leading-/, syntax: '<number [0,10]>', words: 'a number from 0 to 10' },
  { name: /^(?:text|space|radius)-/, syntax: '<length-percentage [0,∞]>', words: 'a length' },
  { name: /^(?:shadow|ring)-/, syntax: '<shadow>#', words: 'a shadow' },
  { name: /^glow-/, syntax: '<drop-shadow()>', words: 'one drop-shadow()' },
  { name: /^duration-/, syntax: '<time [0,∞]>', words: 'a time' },
  { name: /^ease-/, syntax: '<easing-function>', words: 'an easing function' },
  { name: /^/, syntax: '<color>', words: 'a colour' },
]

const LONGEST = 500
const LONGEST_RESOLVED = 5000

const PLAIN = new Set([
  ...['ident-token', 'function-token', 'hash-token', 'string-token', 'number-token'],
  ...['percentage-token', 'dimension-token', 'whitespace-token', 'comma-token'],
  ...['(-token', ')-token', 'delim-token'],
])
const FONT_NAME = /^(["'])[\p{L}\p{M}\p{N} ._-]+\1$/u

/** Whether each part may stand in a value and is closed; a browser closes an open one behind the next tokens. */
function isClosed(text: string): boolean {
  let open = 0
  let isFine = !/[\\\p{C}]/u.test(text)
  tokenize(text, (type, start, end) => {
    const [name = '', part] = [tokenNames[type], text.slice(start, end)]
    if (name === 'function-token' || name === '(-token') open++
    if (name === ')-token') open--
    if (!PLAIN.has(name) || open < 0 || (name === 'string-token' && !FONT_NAME.test(part)))
      isFine = false
  })
  return isFine && open === 0
}

const REFERENCE = /var\(\s*--([\w-]+)\s*\)/g

/** A value with the values of the tokens that it names; null if one is missing, or names itself. */
function resolved(
  text: string,
  tokens: BrandColours,
  within: readonly string[] = [],
): string | null {
  let whole = ''
  for (const [index, part] of text.split(REFERENCE).entries()) {
    const value = Object.hasOwn(tokens, part) && !within.includes(part) ? tokens[part] : undefined
    const said = index % 2 === 0 ? part : value && resolved(value, tokens, [...within, part])
    // At once, because references that refer to references multiply.
    if (said === undefined || said === null || whole.length + said.length > LONGEST_RESOLVED)
      return null
    whole += said
  }
  return whole
}

function isOf({ syntax }: Kind, text: string): boolean {
  const errors: Error[] = []
  try {
    const value = parse(text, { context: 'value', onParseError: (error) => errors.push(error) })
    return errors.length === 0 && lexer.match(syntax, value).error === null
  } catch {
    return false
  }
}

/** What is wrong with the value of a token of the product; null if nothing is. `tokens` are all with the brand's. */
export function valueProblem(
  name: string,
  text: string,
  tokens: BrandColours,
  original: string,
): string | null {
  const kind = kinds.find((each) => each.name.test(name))
  if (text.length > LONGEST) return `has more than ${LONGEST} letters`
  const value = isClosed(text) ? resolved(text, tokens) : null
  if (kind && value !== null && isOf(kind, value)) return null
  return `is ${JSON.stringify(text)}, must be ${kind?.words ?? ''}, such as ${original}`
}
