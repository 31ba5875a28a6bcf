import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installClock, logInByToken, openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Advances the clock that all tabs share; between the steps they talk to the server and to each other. */
async function passSeconds(page: Page, seconds: number, step: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    await page.clock.runFor(step * 1000)
    await page.evaluate(() => fetch('/manifest.webmanifest'))
  }
}

describe('Quality L4: three visible tabs of a player', () => {
  it('ask for the balance once per interval, not when the player is away, and again on return', async () => {
    const first = await stage.visit('/virtual')
    await logInByToken(first)
    const context = first.context()
    const tabs = [first, await context.newPage(), await context.newPage()]
    let requests = 0
    context.on('request', (request) => {
      if (request.url().endsWith('/api/UserDetails')) requests++
    })
    for (const tab of tabs) await tab.goto(new URL('/virtual', stage.url).href)
    await installClock(first)
    const during = async (seconds: number, step: number) => {
      requests = 0
      await passSeconds(first, seconds, step)
      return requests
    }

    await during(10, 1)
    const inAMinute = await during(60, 1)
    expect(inAMinute).toBeGreaterThanOrEqual(10)
    expect(inAMinute).toBeLessThanOrEqual(12)

    await during(5 * 60, 5)
    expect(await during(10 * 60, 5)).toBe(0)

    await first.keyboard.press('Shift')
    await expect.poll(() => requests).toBe(1)
    await context.close()
  })
})
