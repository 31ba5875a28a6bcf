import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage.close())

/** The chunks of the app. */
const PARTS = ['vendor', 'shell']

describe("the app's code", () => {
  it('is requested in parallel with its style, even if a file is late', async () => {
    const page = await stage.visit('/launch.html')
    const requested = new Set<string>()
    page.on('request', (request) => {
      const [, name, kind] = /\/(\w+)-[^/]+\.(js|css)$/.exec(request.url()) ?? []
      if (name) requested.add(`${name}.${kind}`)
    })
    await page.route(/\/(?:vendor|shell)-/, () => undefined)
    await page.goto(stage.url, { waitUntil: 'commit' })
    await page.waitForTimeout(1000)
    expect([...requested]).toEqual(
      expect.arrayContaining([...PARTS.map((name) => `${name}.js`), 'shell.css']),
    )
    await page.context().close()
  })

  it('runs even if the browser fires no load event for preloads', async () => {
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

  it('renders nothing before its style has loaded', async () => {
    const page = await stage.visit('/launch.html')
    await page.route(/\/shell-[^/]+\.css$/, () => undefined)
    await page.goto(stage.url, { waitUntil: 'commit' })
    await page.waitForTimeout(2000)
    expect(await page.getByTestId('splash').count()).toBe(1)
    expect(await page.locator('header').count()).toBe(0)
    await page.context().close()
  })
})
