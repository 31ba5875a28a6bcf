import { launch, type ElementHandle, type Frame, type KeyInput, type Page } from 'puppeteer-core'
import { keysOf, type Engine, type Tab } from './driver.ts'

const PATH = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** A machine without a mouse looks like a phone to Firefox: 6 is a fine pointer that can hover. */
const preferences = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

async function frameOf(page: Page, frame: string | null): Promise<Frame> {
  if (frame === null) return page.mainFrame()
  const found = await (await page.$(frame))?.contentFrame()
  if (!found) throw new Error(`no frame ${frame}`)
  return found
}

function tabOf(page: Page): Tab {
  return {
    goto: (url) => page.goto(url),
    // The load event may wait for a game's frame.
    reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
    // Not page.goBack(), which sometimes misses the end of the navigation and times out.
    back: () =>
      page.evaluate(() => {
        history.back()
      }),
    url: () => Promise.resolve(page.url()),
    evaluate: async (frame, expression) => (await frameOf(page, frame)).evaluate(expression),
    click: async (frame, expression) => {
      const found = await (await frameOf(page, frame)).evaluateHandle(expression)
      await (found.asElement() as ElementHandle | null)?.click()
    },
    type: (_, text) => page.keyboard.type(text),
    press: async (_, key) => {
      const { held, last } = keysOf(key)
      for (const each of held) await page.keyboard.down(each as KeyInput)
      const isShortcut = held.length > 0 && last.length === 1
      await page.keyboard.press((isShortcut ? last.toLowerCase() : last) as KeyInput)
      for (const each of held) await page.keyboard.up(each as KeyInput)
    },
    resize: (size) => page.setViewport(size),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  }
}

/** Gecko, driven through WebDriver BiDi; `more` are preferences of about:config. */
export async function openFirefox(more: Readonly<Record<string, number>> = {}): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: PATH,
    acceptInsecureCerts: true,
    extraPrefsFirefox: { ...preferences, ...more },
  })
  const errors: string[] = []
  return {
    name: 'firefox',
    errors,
    newProfile: async () => {
      const context = await browser.createBrowserContext()
      return {
        open: async () => {
          const page = await context.newPage()
          page.on('pageerror', (error) => errors.push(String(error)))
          return tabOf(page)
        },
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
