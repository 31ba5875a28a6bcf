import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Report } from '@/app/measure/toReport'
import { logIn, openStage, type Stage } from './support'

/** What the player types, and who the player is. */
const SECRETS = ['fortune', 'yasmine', 'sirocco2026', 'TND', 'token']

interface Summary {
  vitals: { name: string; count: number; p75: number; p98: number }[]
  routes: { name: string }[]
  counts: { words: string[]; count: number }[]
  errors: unknown[]
  violations: unknown[]
}

/** The requests of a page for measurements: its code, and its reports. */
function watch(page: Page) {
  const code: Request[] = []
  const reports: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/measure-')) code.push(request)
    if (request.resourceType() === 'ping' || request.url().endsWith('/measure.json'))
      reports.push(request)
  })
  return { code, reports }
}

/** The place in the tab's storage where the page keeps what it has sent. */
const SENT = 'sent'

/** Keeps the bodies of all reports, because Playwright does not see them when a page is closed. */
function keepReports(key: string) {
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (address, body) => {
    const sent = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...sent, body]))
    return send(address, body)
  }
}

const tile = (page: Page) => page.getByTestId('game-tile').first()

describe('Quality M3: with a report address', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage('demo')
  })
  afterAll(() => stage.close())

  it('a visit sends words and numbers, from less than 3 kB of code, and the demo shows them', async () => {
    const page = await stage.visit('/launch.html')
    const { code, reports } = watch(page)
    await page.addInitScript(keepReports, SENT)
    await page.goto(stage.url)
    await tile(page).waitFor()
    await expect.poll(() => code.length).toBe(1)
    const { responseBodySize } = (await code[0]?.sizes()) ?? { responseBodySize: Infinity }
    expect(responseBodySize).toBeLessThanOrEqual(3000)

    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await logIn(page)
    await page.locator('a[href^="/crash"]:visible').first().click()
    await page.waitForURL(/\/crash/)
    await tile(page).waitFor()
    // The change of page is measured after its paint.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))),
    )
    await page.goto(new URL('/casino/preview?s=fortune', stage.url).href)
    await tile(page).waitFor()
    await expect.poll(() => code.length).toBe(2)
    await page.goto(new URL('/demo/measure', stage.url).href)

    const summary = async () =>
      (await (
        await page.request.get(new URL('/demo/measure.json', stage.url).href)
      ).json()) as Summary
    await expect
      .poll(async () => (await summary()).counts.map(({ words }) => words[0]))
      .toEqual(['loginDone', 'loginOpened', 'visit'])
    const { vitals, routes, errors, violations } = await summary()
    expect(vitals.map(({ name }) => name)).toEqual(['CLS', 'INP', 'LCP', 'TTFB'])
    expect(vitals.every(({ p75, p98 }) => p75 <= p98)).toBe(true)
    expect(routes.map(({ name }) => name)).toEqual([expect.stringMatching(/^crash/)])
    expect([...errors, ...violations]).toEqual([])

    const sent = await page.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[],
      SENT,
    )
    expect(sent.length).toBeGreaterThan(1)
    const headers = await Promise.all(reports.map((each) => each.allHeaders()))
    for (const text of [...sent, JSON.stringify(headers)]) {
      for (const secret of SECRETS) expect(text).not.toContain(secret)
    }
    const first = JSON.parse(sent[0] ?? '') as Report
    expect(first).toMatchObject({ version: 1, lang: 'en', layout: 'desktop' })
    expect(first.build).toMatch(/^[\w-]{8}$/)

    const row = page.getByRole('row', { name: /^LCP / })
    await row.waitFor()
    expect(await row.getByRole('cell').count()).toBe(4)
    await page.context().close()
  })
})

describe('Quality M3: without a report address', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  it('the site has no file with its code', () => {
    const files = (folder: string) =>
      readdirSync(`${folder}/assets`).filter((name) => name.startsWith('measure-'))
    expect(files('dist')).toEqual([])
    expect(files('dist-demo')).toContainEqual(expect.stringMatching(/\.js$/))
  })

  it('neither its code is fetched nor anything is sent', async () => {
    const page = await stage.visit('/launch.html')
    const { code, reports } = watch(page)
    const isAfter = page.waitForRequest(/afterFirstView/)
    await page.goto(stage.url)
    await tile(page).waitFor()
    await isAfter
    await page.goto(new URL('/crash', stage.url).href)
    await tile(page).waitFor()
    await page.goto(new URL('/launch.html', stage.url).href)
    expect([...code, ...reports].map((request) => request.url())).toEqual([])
    await page.context().close()
  })

  it('the files that reports name are files of the build', () => {
    const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
      string,
      { name?: string }
    >
    const names = Object.values(manifest).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['start', 'vendor', 'shell', 'shared', 'play']))
  })
})
