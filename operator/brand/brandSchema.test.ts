import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { checkBrand, productOf } from './checkedBrand'
import { jsonSchema, type brandSchema } from './schema'
import { loadBrand } from './vitePlugin'
import { languageCodes } from '@/domain/languageTable'
import type { BrandFile } from '@/domain/brandShape'

const product = productOf('src/styles/tokens.css', 'public', 'brands/sirocco.json')
const read = (name: string) =>
  JSON.parse(readFileSync(`brands/${name}.json`, 'utf8')) as Record<string, unknown>
const problemsOf = (found: unknown, pictures: string | null = null) =>
  checkBrand(found, product, pictures).problems
const house = read('sirocco')

/** Without the difference between lists that may and may not change. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T

describe('The shape of a brand file', () => {
  it('is the same in the JSON schema for editors (vitest -u writes it)', async () => {
    await expect(jsonSchema()).toMatchFileSnapshot('../../brands/brand.schema.json')
  })

  it('is the same in TypeScript', () => {
    expectTypeOf<Plain<BrandFile>>().toExtend<Plain<z.infer<typeof brandSchema>>>()
    expectTypeOf<Plain<z.infer<typeof brandSchema>>>().toExtend<Plain<BrandFile>>()
    expectTypeOf<keyof BrandFile>().toEqualTypeOf<keyof z.infer<typeof brandSchema>>()
  })

  it.each([
    ['sirocco', null],
    ['atlas', 'brands/atlas'],
  ])('%s.json has it', (name, pictures) => {
    expect(problemsOf(read(name), pictures)).toEqual([])
  })

  it('all that is wrong is named at once: types, missing and unknown fields, and values', () => {
    const wrong = {
      ...house,
      name: 3,
      menu: undefined,
      languages: ['de'],
      maskWiners: true,
      ownPages: { '/profile': 'https://a.example' },
      protection: { pause: 'never', checkMinutes: [20], shownet: false },
      homeRows: [{ type: 4, size: '1' }],
      environment: { api: '/api' },
      colours: { 'color-acent': '#ffffff' },
      logo: '/brand/none.svg',
    }
    expect(problemsOf(wrong).sort()).toEqual([
      'colours.color-acent is no token of tokens.css',
      'environment.api is unknown',
      'environment.hosts is missing',
      'homeRows[0].size is "1", must be a whole number from 1 to 60',
      'homeRows[0].type is 4, may be 1,2,3',
      `languages[0] is "de", may be ${languageCodes.map((code) => `"${code}"`).join()}`,
      'logo is "/brand/none.svg", which is in no folder of pictures',
      'maskWiners is unknown',
      'menu is missing',
      'name is 3, must be of type string',
      'ownPages./profile is unknown',
      'protection.checkMinutes[0] is 20, may be 15,30,60',
      'protection.pause is "never", may be "ask","direct"',
      'protection.shownet is unknown',
    ])
  })

  it('a name without a file is told which files there are', () => {
    expect(() => loadBrand('nowhere')).toThrow(/there are: .*atlas,.* sirocco/)
  })

  it.each([[null], [[]], ['Atlas'], [7]])('%j is no brand', (found) => {
    expect(problemsOf(found)).toEqual([
      `the file is ${JSON.stringify(found)}, must be of type object`,
    ])
  })
})
