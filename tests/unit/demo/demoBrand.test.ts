import { describe, expect, it } from 'vitest'
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

  it('accepts the values that the build accepts', async () => {
    expect(await judge({ name: 'Mistral' })).toMatchObject({ problems: [] })
  })

  it('rejects with the messages of the build, and shows each contrast', async () => {
    const answer = await judge({ name: '', 'saffron-400': '#3a4a8a' })
    const low = 'colours.color-accent on colours.color-bg has a contrast of 2.33, needs 4.5'
    expect(answer).toMatchObject({
      problems: expect.arrayContaining(['name is empty', low]) as unknown,
    })
    expect(answer).toMatchObject({
      contrasts: expect.arrayContaining([
        { front: 'color-accent', back: 'color-bg', min: 4.5, found: '2.33', isEnough: false },
        { front: 'color-text', back: 'color-bg', min: 4.5, found: '16.17', isEnough: true },
      ]) as unknown,
    })
  })

  it('checks only the colours it has fields for', async () => {
    expect(await judge({ name: 'Mistral', 'no-token': 'red; }' })).toMatchObject({ problems: [] })
  })
})
