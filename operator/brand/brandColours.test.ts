import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BrandColours } from '@/domain/brandShape'
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

  const GRADIENT = 'linear-gradient(180deg, #ff6a6a, #8c1430)'

  it.each([
    ...['#fff; } body { color: red', 'url(https://elsewhere.example)', '', '#fff /* x'],
    ...['rgb(1 2 3', '"#fff', "'#fff", '#fff)', '#fff\n', '#fff !important', '%SETTINGS%'],
    // A browser looks for the end of these behind the next tokens.
    ...['[', GRADIENT.slice(0, -1), `${GRADIENT}[`, `${GRADIENT} {`, 'linear-gradient([#000,#fff'],
    // These would load something.
    ...['image-set("https://elsewhere.example/x.png" 1x)', 'src("https://elsewhere.example")'],
    ...['cross-fade(url(x), #fff)', 'element(#x)', 'paint(x)', `${GRADIENT}, url(x)`],
    // Without a value the whole declaration falls away.
    ...['var(--nothing)', 'var(--arch-ruby)', 'var(--constructor)', 'env(x)', 'attr(x)', 'inherit'],
    ...[
      'linear-gradient(var(--nothing), #fff)',
      'linear-gradient(#fff, #12345)',
      '16px',
      '#ffffff',
    ],
    ...['linear-gradient(#fff, \\23 000)', 'linear-gradient(#000, #fff\u202e)'],
  ])('accepts only a gradient where the product has one, not %j', (value) => {
    expect(colourProblems({ 'arch-ruby': value }, tokens)).toEqual([
      `colours.arch-ruby is ${JSON.stringify(value)}, must be a gradient, such as ${GRADIENT}`,
    ])
  })

  it.each([
    ['color-edge', 'image-set("https://a.example")', 'a colour, such as rgb(255 255 255 / 9%)'],
    ['font-body', '"A</style><script>"', 'a list of fonts, such as'],
    ['font-body', 'Georgia; serif', 'a list of fonts, such as'],
    ['shadow-2', '0 0 url(x)', 'a shadow, such as 0 8px 24px -8px rgb(2 3 12 / 70%)'],
    ['shadow-2', 'none', 'a shadow, such as'],
    ['glow-ember', 'url(https://a.example#x)', 'one drop-shadow(), such as'],
    ['text-md', '#ffffff', 'a length, such as 0.9375rem'],
    ['text-md', '-1rem', 'a length, such as 0.9375rem'],
    ['radius-xs', 'var(--color-bg)', 'a length, such as 6px'],
    ['weight-bold', 'bold', 'a number from 1 to 1000, such as 600'],
    ['duration-fast', '120', 'a time, such as 120ms'],
    ['ease-out', 'ease out', 'an easing function, such as cubic-bezier(0.2, 0.8, 0.2, 1)'],
  ])('says what %s must be instead of %s', (name, value, words) => {
    expect(colourProblems({ [name]: value }, tokens)).toEqual([
      expect.stringContaining(`colours.${name} is ${JSON.stringify(value)}, must be ${words}`),
    ])
  })

  it.each([
    ['color-edge', 'color-mix(in oklch, var(--color-bg), white 9%)'],
    [
      'arch-ruby',
      'conic-gradient(var(--saffron-300), oklch(60% 0.2 30)), linear-gradient(#000, #fff)',
    ],
    ['font-display', "'Amiri', 'Noto Naskh Arabic', Georgia, serif"],
    ['space-4', 'calc(var(--space-2) * 2)'],
    ['ease-out', 'linear(0, 0.5 40%, 1)'],
  ])('%s may be %s', (name, value) => {
    expect(colourProblems({ [name]: value }, tokens)).toEqual([])
  })

  it('all tokens of the product have the kind that a brand must keep', () => {
    expect(colourProblems(tokens, tokens)).toEqual([])
  })

  it.each(['constructor', '__proto__', 'toString'])('names the unknown token %s', (name) => {
    const own = JSON.parse(`{"${name}":"#ffffff"}`) as Record<string, string>
    expect(colourProblems(own, tokens)).toEqual([`colours.${name} is no token of tokens.css`])
  })

  it('a long value, and references that multiply, are refused at once', () => {
    const long = colourProblems({ 'arch-ruby': GRADIENT.repeat(10_000) }, tokens)
    expect(long).toEqual(['colours.arch-ruby has more than 500 letters'])
    const names = Object.keys(tokens).filter((name) => /^(?:gradient|arch)-/.test(name))
    const each = (next: string) => Array(20).fill(`var(--${next})`).join(',')
    const chain = names.map((name, at) => [name, at === 0 ? GRADIENT : each(names[at - 1] ?? '')])
    const last = names.at(-1) ?? ''
    expect(colourProblems(Object.fromEntries(chain) as BrandColours, tokens).join('\n')).toContain(
      `colours.${last} is "var(`,
    )
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
