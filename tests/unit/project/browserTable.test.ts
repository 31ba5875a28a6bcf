import type { ESLint } from 'eslint'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import table from '../../../build/browsers.json'
import { shortened } from '../../../build/bootScript'

const { LegacyESLint } = (await import('eslint/use-at-your-own-risk')) as unknown as {
  LegacyESLint: typeof ESLint
}

/** The lint rules that a script breaks. */
async function rulesBroken(code: string, filePath = 'public/planted.js') {
  const [result] = await new LegacyESLint().lintText(code, { filePath })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

describe('Nothing newer than the browser table without a fallback', () => {
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
