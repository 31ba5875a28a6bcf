import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInByToken, openStage, installClock, installServerClock, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})

afterAll(() => stage.close())

const HOUR = 3_600_000

describe('S9: the time check and missing files (Quality H3)', () => {
  it('covers the game although its file could not be loaded at first', async () => {
    const page = await stage.visit('/play_responsibly')
    let failures = 0
    const file = /\/(?:play|TimeCheck)-[^/]*\.js$/
    await installClock(page)
    const passOnServer = await installServerClock(page.context())
    await logInByToken(page)
    await page.route(file, async (route) => {
      failures++
      await (failures > 2 ? route.continue() : route.fulfill({ status: 503, body: '' }))
    })
    await page.goto(new URL('/virtual', stage.url).href)
    await expect.poll(() => failures, { timeout: 30_000 }).toBeGreaterThan(2)
    await page.goto(new URL('/casino/preview', stage.url).href)
    await page.getByTestId('game-tile').first().click()
    await page.getByTestId('game-frame').waitFor()
    await page.getByTestId('session-clock').waitFor()
    passOnServer(HOUR)
    await page.clock.fastForward(HOUR)
    await page.getByRole('alertdialog', { name: 'Time check' }).waitFor()
    await page.context().close()
  })

  it('is in the same file as the code for frames', () => {
    const folder = 'dist-demo/assets/'
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
    // Texts of the dialog, of the mini player and of the sportbook's bar.
    const files = [/protection\.check\.continue\b/, /\bplay\.mini\b/, /\bsport\.events\b/].map(
      (text) => scripts.filter((name) => text.test(readFileSync(folder + name, 'utf8'))),
    )
    expect(new Set(files.flat()).size).toBe(1)
    expect(files.flat()).toHaveLength(3)
  })
})
