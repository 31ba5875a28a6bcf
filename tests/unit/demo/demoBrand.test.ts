import { describe, expect, it } from 'vitest'
import house from '../../../brands/sirocco.json'
import { openDemo } from '../../support/demo'

const { ask } = openDemo()
const judge = async (body: object): Promise<unknown> =>
  (await ask('/demo/brand.json', { body })).json()

describe('/demo/brand', () => {
  it("has a field for the name and for each colour, with the tokens' values", async () => {
    const response = await ask('/demo/brand')
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const fields = [...page.querySelectorAll<HTMLInputElement>('input[type="color"]')]
    expect(fields.length).toBeGreaterThan(10)
    expect(fields.filter(({ defaultValue }) => !/^#[\da-f]{6}$/.test(defaultValue))).toEqual([])
    expect(page.querySelector<HTMLInputElement>('input[name="name"]')?.value).toBe('Sirocco')
  })

  it('has no inline script or style, and its policy allows none', async () => {
    const response = await ask('/demo/brand')
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    expect(page.querySelector('script:not([src]), style, [style]')).toBeNull()
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  it('accepts the files that the build accepts', async () => {
    expect(await judge(house)).toMatchObject({ problems: [] })
    expect(await judge({ ...house, words: { en: { 'title.home': 'Start' } } })).toMatchObject({
      problems: [],
    })
  })

  it('rejects with the messages of the build, and shows each contrast', async () => {
    const wrong = { ...house, name: '', colours: { 'saffron-400': '#3a4a8a' }, more: 1 }
    const answer = await judge({ ...wrong, words: { en: { 'title.home': '' } } })
    const low = 'colours.color-accent on colours.color-bg has a contrast of 2.33, needs 4.5'
    const word = 'words.en.title.home is empty or has spaces around it'
    expect(answer).toMatchObject({
      problems: expect.arrayContaining(['name is empty', 'more is unknown', low, word]) as unknown,
    })
    expect(answer).toMatchObject({
      contrasts: expect.arrayContaining([
        { front: 'color-accent', back: 'color-bg', min: 4.5, found: '2.33', isEnough: false },
        { front: 'color-text', back: 'color-bg', min: 4.5, found: '16.17', isEnough: true },
      ]) as unknown,
    })
  })

  it('starts with the file of the house brand, and offers the keys of all texts', async () => {
    const response = await ask('/demo/brand')
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    expect(JSON.parse(page.querySelector('textarea')?.value ?? '')).toEqual(house)
    const keys = [...page.querySelectorAll('datalist option')]
    expect(keys.length).toBeGreaterThan(300)
  })
})
