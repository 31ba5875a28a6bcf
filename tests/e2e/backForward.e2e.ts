import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BROWSER_ARGS, logInByToken, openStage, WHOLE_BROWSER, type Stage } from './support'

let stage: Stage
/** A browser with the back/forward cache, which the other tests disable. */
let browser: Browser

beforeAll(async () => {
  stage = await openStage()
  browser = await chromium.launch({
    executablePath: WHOLE_BROWSER,
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
afterAll(async () => {
  await browser.close()
  await stage.close()
})

describe('Quality J4: a page restored from the back/forward cache', () => {
  it('shows no name and no balance after a logout in another tab', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await context.addCookies([{ name: 'i18next', value: 'en', url: stage.url }])
    const page = await context.newPage()
    await page.goto(stage.url)
    await logInByToken(page)
    await page.reload()
    const balance = page.getByTestId('balance')
    await balance.waitFor()
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        Object.assign(window, { cameBack: persisted })
      })
    })

    await page.goto(new URL('/launch.html', stage.url).href)
    const other = await context.newPage()
    await other.goto(new URL('/virtual', stage.url).href)
    await other.evaluate(() => {
      localStorage.removeItem('token')
    })
    await page.bringToFront()
    // In a separate task, because the page may unload before the call returns.
    await page.evaluate(() => {
      setTimeout(() => {
        history.back()
      })
    })
    await page.waitForFunction(() => 'cameBack' in window && window.cameBack === true)
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
    expect(await balance.count()).toBe(0)
    expect(await page.getByText('yasmine').count()).toBe(0)
    await context.close()
  })
})
