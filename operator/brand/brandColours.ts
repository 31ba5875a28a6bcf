import type { BrandColours } from '../../src/domain/brandShape.ts'
import { valueProblem } from './tokenValues.ts'

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
const RGB = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+)%)?\)$/

/**
 * Parses a colour in one of the tokens' formats: six hex digits, or three parts up to 255; null for
 * anything else.
 */
export function toRgba(text: string): Rgba | null {
  const hex = HEX.exec(text)
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => parseInt(part, 16))
    return [red, green, blue, 1]
  }
  const rgb = RGB.exec(text)
  if (!rgb) return null
  const [red = 0, green = 0, blue = 0] = rgb.slice(1, 4).map(Number)
  if (Math.max(red, green, blue) > 255) return null
  return [red, green, blue, rgb[4] === undefined ? 1 : Number(rgb[4]) / 100]
}

/** WCAG 2.2: the relative luminance of an opaque colour. */
function luminance([red, green, blue]: Rgba): number {
  const linear = (value: number) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG 2.2: the contrast of two opaque colours, from 1 to 21, in either order. */
export function contrast(one: Rgba, other: Rgba): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The custom properties of a style sheet's first `:root`, by name without the dashes. */
export function tokensIn(css: string): Record<string, string> {
  const [, ...after] = css.split(':root')
  const [block = ''] = after.join(':root').split('}')
  const body = block.slice(block.indexOf('{') + 1)
  const withoutComments = body.split('*/').map((part) => part.split('/*')[0])
  const declarations = withoutComments.join('').split(';')
  return Object.fromEntries(
    declarations.flatMap((each) => {
      const [name = '', ...value] = each.trim().split(':')
      return name.startsWith('--')
        ? [[name.slice(2), value.join(':').trim().replace(/\s+/g, ' ')]]
        : []
    }),
  )
}

const REFERENCE = /^var\(--([\w-]+)\)$/

/** A token's value after resolving references; null if one is missing. */
export function valueOf(name: string, tokens: BrandColours): string | null {
  const seen = new Set<string>()
  for (let at = name; !seen.has(at);) {
    seen.add(at)
    const value = tokens[at]
    if (value === undefined) return null
    const next = REFERENCE.exec(value)?.[1]
    if (next === undefined) return value
    at = next
  }
  return null
}

interface Pair {
  front: string
  back: string
  min: number
}

const pairs = (min: number, fronts: readonly string[], backs: readonly string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, min })))

/** WCAG 2.2 AA: 4.5 for text, 3 for the boundary of a control or its focus ring. */
const required: readonly Pair[] = [
  ...pairs(
    4.5,
    ['color-text-strong', 'color-text', 'color-text-2'],
    ['color-bg', 'color-chrome', 'color-surface', 'color-surface-2', 'color-surface-3'],
  ),
  ...pairs(
    4.5,
    ['color-text-3', 'color-accent', 'color-accent-2', 'color-success', 'color-danger'],
    ['color-bg', 'color-chrome', 'color-surface', 'color-surface-2'],
  ),
  // The stops of the primary button's gradient.
  ...pairs(4.5, ['color-on-accent'], ['saffron-300', 'saffron-400', 'ember-400', 'color-accent']),
  ...pairs(
    3,
    ['color-focus', 'color-live', 'color-control'],
    ['color-bg', 'color-chrome', 'color-surface'],
  ),
]

export interface Contrast extends Pair {
  /** Null if one of the colours is not plain. */
  found: number | null
}

/** All pairs of colours with a required contrast, and the contrast that a brand gives them. */
export function contrastsOf(tokens: BrandColours): Contrast[] {
  const colour = (name: string) => toRgba(valueOf(name, tokens) ?? '')
  return required.map((pair) => {
    const [front, back] = [colour(pair.front), colour(pair.back)]
    const isPlain = front?.[3] === 1 && back?.[3] === 1
    return { ...pair, found: isPlain ? contrast(front, back) : null }
  })
}

export const isEnough = ({ found, min }: Contrast): boolean => found !== null && found >= min

/** The problems of a brand's colours, merged over the tokens; empty if there are none. */
export function colourProblems(colours: BrandColours, tokens: BrandColours): string[] {
  const all = { ...tokens, ...colours }
  const wrong = Object.entries(colours).flatMap(([name, value]) => {
    const original = Object.hasOwn(tokens, name) ? tokens[name] : undefined
    const problem =
      original === undefined
        ? 'is no token of tokens.css'
        : valueProblem(name, value, all, original)
    return problem === null ? [] : [`colours.${name} ${problem}`]
  })
  const low = contrastsOf(all)
    .filter((pair) => !isEnough(pair))
    .map(({ front, back, min, found }) =>
      found === null
        ? `colours.${front} and colours.${back} must be plain colours, a hash and six hex digits`
        : `colours.${front} on colours.${back} has a contrast of ${rounded(found)}, needs ${min}`,
    )
  return [...wrong, ...low]
}

/** Rounded down, so that a contrast slightly below 4.5 is not shown as 4.5. */
export const rounded = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)
