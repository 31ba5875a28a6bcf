import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colours as atlas } from '../../../brands/atlas/brand'
import { colours as house } from '@/domain/brand'
import {
  colourProblems,
  contrast,
  contrastsOf,
  isEnough,
  toRgba,
  tokensIn,
  valueOf,
  type Rgba,
} from '@/domain/brandColours'

const tokens = tokensIn(readFileSync('src/styles/tokens.css', 'utf8'))
const white: Rgba = [255, 255, 255, 1]
const black: Rgba = [0, 0, 0, 1]

const part = fc.nat(255)
const opaque = fc.tuple(part, part, part).map(([r, g, b]): Rgba => [r, g, b, 1])

describe('Decisions 1: the contrast of two colours', () => {
  it('is that of WCAG', () => {
    expect(contrast(white, black)).toBeCloseTo(21)
    // #767676 is the darkest grey that white does not stand out from by 4.54.
    expect(contrast(white, [0x76, 0x76, 0x76, 1])).toBeCloseTo(4.54, 2)
  })

  it('is the same both ways, from 1 to 21, and 1 for a colour on itself', () => {
    fc.assert(
      fc.property(opaque, opaque, (one, other) => {
        const ratio = contrast(one, other)
        expect(ratio).toBe(contrast(other, one))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
        expect(contrast(one, one)).toBe(1)
      }),
    )
  })

  it('is least between neighbours: what lies further apart is told apart better', () => {
    fc.assert(
      fc.property(part, part, part, (a, b, c) => {
        const [low = 0, middle = 0, high = 0] = [a, b, c].sort((x, y) => x - y)
        const grey = (value: number): Rgba => [value, value, value, 1]
        expect(contrast(grey(low), grey(high))).toBeGreaterThanOrEqual(
          contrast(grey(low), grey(middle)),
        )
      }),
    )
  })
})

describe('Decisions 1: colours as the tokens write them', () => {
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

  it('any colour is read back as it was written', () => {
    fc.assert(
      fc.property(opaque, ([red, green, blue, alpha]) => {
        const hex = [red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')
        expect(toRgba(`#${hex}`)).toEqual([red, green, blue, alpha])
      }),
    )
  })

  it('references are followed to their end, also where there is none', () => {
    const some = { a: 'var(--b)', b: 'var(--c)', c: '#010203', x: 'var(--y)', y: 'var(--x)' }
    expect(valueOf('a', some)).toBe('#010203')
    expect(valueOf('x', some)).toBeNull()
    expect(valueOf('none', some)).toBeNull()
  })

  it('the tokens are those of the first root, without comments', () => {
    const css =
      ':root { --a: #000000; /* --b: no; */ --c: var(--a); } @media x { :root { --a: 1; } }'
    expect(tokensIn(css)).toEqual({ a: '#000000', c: 'var(--a)' })
  })
})

describe('Decisions 1: a brand whose colours cannot be told apart is refused', () => {
  it.each([
    ['the house brand', house],
    ['the sample brand', atlas],
  ])('%s is in order', (_, colours) => {
    expect(colourProblems(colours, tokens)).toEqual([])
  })

  it('says which, how much there is and how much it takes', () => {
    const problems = colourProblems({ 'color-accent': '#3a4a8a' }, tokens)
    expect(problems).toContain(
      'colours.color-accent on colours.color-bg has a contrast of 2.33, needs 4.5',
    )
  })

  it('sees what a colour of the palette does to all that refers to it', () => {
    const problems = colourProblems({ 'ink-950': '#f6e9d2' }, tokens).join('\n')
    expect(problems).toContain('colours.color-text on colours.color-bg has a contrast of 1.00')
    expect(problems).not.toContain('color-surface ')
  })

  it('names a token that there is none of', () => {
    expect(colourProblems({ 'color-acent': '#ffffff' }, tokens)).toEqual([
      'colours.color-acent is no token of tokens.css',
    ])
  })

  it.each(['#fff; } body { color: red', 'url(https://elsewhere.example)', '', '#fff /* x'])(
    'lets no more than a value into the style sheet: "%s"',
    (value) => {
      expect(colourProblems({ 'arch-ruby': value }, tokens)).toEqual([
        'colours.arch-ruby is not the value of one token',
      ])
    },
  )

  it('takes no colour that shows what lies behind it for text or its ground', () => {
    expect(colourProblems({ 'color-bg': 'rgb(0 0 0 / 50%)' }, tokens)).toContain(
      'colours.color-text and colours.color-bg must be plain colours, a hash and six hex digits',
    )
  })

  it('any two greys: a pair is refused exactly when it has too little', () => {
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
