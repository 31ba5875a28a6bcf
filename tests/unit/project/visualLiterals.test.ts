import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brand } from '@/lib/pageData'
import { filesOf } from '../../support/projectFiles'

/** The lines that contain a pattern. */
const linesWith = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

const COLOUR = /#[\da-f]{3,8}\b(?!['"/])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i
const NAMED = /:\s*(?:white|black|red|green|blue|orange|yellow|gr[ae]y|silver|gold|purple)\b/

describe('Decisions 1: a rebrand touches the brand file and the tokens only', () => {
  const styles = filesOf('src', /\.css$/).filter((file) => file !== 'src/styles/tokens.css')
  const code = filesOf('src', /\.tsx?$/)

  it('the pattern finds colours in the tokens', () => {
    expect(linesWith(['src/styles/tokens.css'], COLOUR).length).toBeGreaterThan(50)
    expect(styles.length).toBeGreaterThan(50)
  })

  it('no other style sheet contains a colour', () => {
    expect(linesWith(styles, COLOUR)).toEqual([])
    expect(linesWith(styles, NAMED)).toEqual([])
  })

  it('no component contains a colour, except for artwork', () => {
    expect(linesWith(code, COLOUR)).toEqual([])
  })

  it("no code contains the brand's name", () => {
    expect(linesWith(code, new RegExp(brand.name, 'i'))).toEqual([])
  })

  it("no text contains the brand's name, which is filled in", () => {
    const texts = filesOf('public/locales', /\.json$/)
    expect(linesWith(texts, new RegExp(brand.name, 'i'))).toEqual([])
    expect(linesWith(texts, /\{\{brand\}\}/).length).toBeGreaterThan(0)
  })
})
