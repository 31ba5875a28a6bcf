import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import atlas from '../../brands/atlas.json'
import {
  colourProblems,
  contrast,
  contrastsOf,
  isEnough,
  toRgba,
  tokensIn,
  type Rgba,
} from './brandColours'

const tokens = tokensIn(readFileSync('src/styles/tokens.css', 'utf8'))
const white: Rgba = [255, 255, 255, 1]
const black: Rgba = [0, 0, 0, 1]

const part = fc.nat(255)
const opaque = fc.tuple(part, part, part).map(([r, g, b]): Rgba => [r, g, b, 1])

describe('Decisions 1: the contrast of two colours', () => {
  it('is calculated as in WCAG', () => {
    expect(contrast(white, black)).toBeCloseTo(21)
    // #767676 is the lightest grey whose contrast with white reaches 4.5.
    expect(contrast(white, [0x76, 0x76, 0x76, 1])).toBeCloseTo(4.54, 2)
  })
})

describe('Decisions 1: the colour formats of the tokens', () => {
  it.each([
    ['#0A10ff', [10, 16, 255, 1]],
    ['rgb(1 2 3)', [1, 2, 3, 1]],
    ['rgb(1 2 3 / 25%)', [1, 2, 3, 0.25]],
    ['rgb(1 2 256)', null],
    ['#fff', null],
    ['red', null],
    ['linear-gradient(#000000, #ffffff)', null],
  ])('%s is read as %j', (text, rgba) => {
    expect(toRgba(text)).toEqual(rgba)
  })

  it('the tokens are read from the first :root, without comments', () => {
    const css =
      ':root { --a: #000000; /* --b: no; */ --c: var(--a); } @media x { :root { --a: 1; } }'
    expect(tokensIn(css)).toEqual({ a: '#000000', c: 'var(--a)' })
  })
})

describe('Decisions 1: a brand with too little contrast is rejected', () => {
  it.each([
    ['the tokens', {}],
    ['the sample brand', atlas.colours],
  ])('%s: valid', (_, colours) => {
    expect(colourProblems(colours, tokens)).toEqual([])
  })

  it('names the pair, its contrast and the required one', () => {
    const problems = colourProblems({ 'color-accent': '#3a4a8a' }, tokens)
    expect(problems).toContain(
      'colours.color-accent on colours.color-bg has a contrast of 2.33, needs 4.5',
    )
  })

  it('checks every token that refers to a changed palette colour', () => {
    const problems = colourProblems({ 'ink-950': '#f6e9d2' }, tokens).join('\n')
    expect(problems).toContain('colours.color-text on colours.color-bg has a contrast of 1.00')
    expect(problems).not.toContain('color-surface ')
  })

  it('names an unknown token', () => {
    expect(colourProblems({ 'color-acent': '#ffffff' }, tokens)).toEqual([
      'colours.color-acent is no token of tokens.css',
    ])
  })

  it.each([
    ...['#fff; } body { color: red', 'url(https://elsewhere.example)', '', '#fff /* x'],
    ...['rgb(1 2 3', '"#fff', "'#fff", '#fff)', '#fff\n', '#fff !important', '%SETTINGS%'],
  ])('accepts only a value for the style sheet: "%s"', (value) => {
    expect(colourProblems({ 'arch-ruby': value }, tokens)).toEqual([
      'colours.arch-ruby is not the value of one token',
    ])
  })

  it('rejects transparent colours for text and its background', () => {
    expect(colourProblems({ 'color-bg': 'rgb(0 0 0 / 50%)' }, tokens)).toContain(
      'colours.color-text and colours.color-bg must be plain colours, a hash and six hex digits',
    )
  })

  it('any two greys: a pair is rejected exactly when its contrast is too low', () => {
    fc.assert(
      fc.property(opaque, opaque, (front, back) => {
        const own = {
          'color-text': `rgb(${front.slice(0, 3).join(' ')})`,
          'color-bg': `rgb(${back.slice(0, 3).join(' ')})`,
        }
        const pair = contrastsOf({ ...tokens, ...own }).find(
          (each) => each.front === 'color-text' && each.back === 'color-bg',
        )!
        const said = colourProblems(own, tokens).some((problem) =>
          problem.startsWith('colours.color-text on colours.color-bg '),
        )
        expect(said).toBe(contrast(front, back) < 4.5)
        expect(isEnough(pair)).toBe(!said)
      }),
    )
  })
})
