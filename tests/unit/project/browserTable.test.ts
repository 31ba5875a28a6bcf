import type { ESLint } from 'eslint'
import { readFileSync } from 'node:fs'
import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import table from '../../../scripts/browsers.json'
import { shortened } from '../../../scripts/vite/bootScript'

const { LegacyESLint } = (await import('eslint/use-at-your-own-risk')) as unknown as {
  LegacyESLint: typeof ESLint
}

/** The lint rules that a script breaks. */
async function rulesBroken(code: string, filePath = 'public/planted.js') {
  const [result] = await new LegacyESLint().lintText(code, { filePath })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

const stylesRefused = async (code: string) => {
  const { results } = await stylelint.lint({ code, codeFilename: 'src/planted.css' })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

describe('Nothing newer than the browser table without a fallback', () => {
  it.each([
    ['syntax', 'window.x = /[\\p{L}--a]/v', 'es-x/no-regexp-v-flag'],
    ['a method', 'window.x = new Set([1]).union(new Set())', 'es-x/no-set-prototype-union'],
    ['an API', 'requestIdleCallback(() => {})', 'compat/compat'],
    ['an API of the list', 'window.x = AbortSignal.any([])', 'no-restricted-properties'],
  ])('%s fails the lint', async (_, code, rule) => {
    expect(await rulesBroken(code)).toEqual([rule])
  })

  it('Intl.supportedValuesOf is older than the oldest browsers', async () => {
    expect(await rulesBroken("window.x = Intl.supportedValuesOf('currency')")).toEqual([])
  })

  it('a newer style fails the lint unless it is inside @supports', async () => {
    const rule = '.a {\n  field-sizing: content;\n}\n'
    expect(await stylesRefused(rule)).toEqual(['plugin/use-baseline'])
    const guarded = `@supports (field-sizing: content) {\n${rule.replace(/^(?=.)/gm, '  ')}}\n`
    expect(await stylesRefused(guarded)).toEqual([])
  })

  it('the first script is ES5, because browsers that are too old also run it', async () => {
    const read = (code: string) => rulesBroken(code, 'src/boot.js')
    const script = readFileSync('src/boot.js', 'utf8')
    expect(await read(script)).toEqual([])
    expect(await read(await shortened(script))).toEqual([])
    expect(await read('(() => 1)()')).toEqual([null])
  })

  it('the README shows the table', () => {
    const readme = readFileSync('README.md', 'utf8')
    for (const { name, version, decides } of table.oldest) {
      const row = readme.split('\n').find((line) => line.startsWith(`| ${name} `))
      expect(row?.split('|').map((cell) => cell.trim())).toEqual(['', name, version, decides, ''])
    }
  })
})
