import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage.close())

/** The files of the app's code. */
const PARTS = ['vendor', 'shell']

describe("the app's code", () => {
  it('is asked for all at once, with its style, whichever file is late', async () => {
    const page = await stage.visit('/launch.html')
    const asked = new Set<string>()
    page.on('request', (request) => {
      const [, name, kind] = /\/(\w+)-[^/]+\.(js|css)$/.exec(request.url()) ?? []
      if (name) asked.add(`${name}.${kind}`)
    })
    await page.route(/\/(?:vendor|shell)-/, () => undefined)
    await page.goto(stage.url, { waitUntil: 'commit' })
    await page.waitForTimeout(1000)
    expect([...asked]).toEqual(
      expect.arrayContaining([...PARTS.map((name) => `${name}.js`), 'shell.css']),
    )
    await page.context().close()
  })

  it('is read where the browser never tells that it was fetched', async () => {
    const page = await stage.visit('/launch.html')
    await page.addInitScript(() => {
      document.addEventListener(
        'load',
        (event) => {
          const { rel } = event.target as HTMLLinkElement
          if (rel === 'modulepreload') event.stopImmediatePropagation()
        },
        { capture: true },
      )
    })
    await page.goto(stage.url)
    await page.getByTestId('game-tile').first().waitFor({ timeout: 5000 })
    await page.context().close()
  })

  it('draws nothing before its style is there', async () => {
    const page = await stage.visit('/launch.html')
    await page.route(/\/shell-[^/]+\.css$/, () => undefined)
    await page.goto(stage.url, { waitUntil: 'commit' })
    await page.waitForTimeout(2000)
    expect(await page.getByTestId('splash').count()).toBe(1)
    expect(await page.locator('header').count()).toBe(0)
    await page.context().close()
  })
})
