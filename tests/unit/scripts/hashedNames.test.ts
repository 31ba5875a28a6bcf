import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashTexts } from '../../../scripts/finish/hashedNames.mjs'

const PAGE = '<html lang="fr" dir="ltr"></html>'

let folder = ''
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const textsIn = (name: string) => / data-texts="([^"]*)"/.exec(read(name))?.[1]?.split(' ')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  write('index.html', PAGE)
  write('locales/ar/translation.json', '{"a":"أ"}')
  write('locales/fr/translation.json', '{"a":"A"}')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('files named after their content', () => {
  it('the page names the texts of all languages', () => {
    hashTexts(folder)
    const texts = textsIn('index.html') ?? []
    expect(texts).toEqual([
      expect.stringMatching(/^ar:\/locales\/ar\/translation-[0-9a-f]{8}\.json$/),
      expect.stringMatching(/^fr:\/locales\/fr\/translation-[0-9a-f]{8}\.json$/),
    ])
    expect(read(texts[1]?.slice(3) ?? '')).toBe('{"a":"A"}')
    expect(readdirSync(join(folder, 'locales/fr'))).toHaveLength(1)
  })

  it('a second run changes nothing; after a change of texts only the name of that file', () => {
    hashTexts(folder)
    const first = read('index.html')
    hashTexts(folder)
    expect(read('index.html')).toBe(first)

    const [arabic = '', french = ''] = textsIn('index.html') ?? []
    write(french.slice(3), '{"a":"Autre"}')
    write(`${french.slice(3)}.br`, 'compressed')
    hashTexts(folder)
    const [sameArabic, newFrench = ''] = textsIn('index.html') ?? []
    expect(sameArabic).toBe(arabic)
    expect(newFrench).not.toBe(french)
    expect(read(newFrench.slice(3))).toBe('{"a":"Autre"}')
    expect(readdirSync(join(folder, 'locales/fr'))).toHaveLength(1)
  })
})
