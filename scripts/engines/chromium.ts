import { chromium, type ElementHandle, type Frame, type Page } from '@playwright/test'
import { sizes, type Engine, type Tab } from './driver.ts'

const PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

async function frameOf(page: Page, frame: string | null): Promise<Frame> {
  if (frame === null) return page.mainFrame()
  const found = await (await page.$(frame))?.contentFrame()
  if (!found) throw new Error(`no frame ${frame}`)
  return found
}

function tabOf(page: Page): Tab {
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    back: () => page.goBack(),
    url: () => Promise.resolve(page.url()),
    evaluate: async (frame, expression) => (await frameOf(page, frame)).evaluate(expression),
    click: async (frame, expression) => {
      const found = await (await frameOf(page, frame)).evaluateHandle(expression)
      await (found.asElement() as ElementHandle | null)?.click({ timeout: 5000 })
    },
    type: (_, text) => page.keyboard.type(text),
    press: (_, key) => page.keyboard.press(key),
    resize: (size) => page.setViewportSize(size),
    setOffline: (isOffline) => page.context().setOffline(isOffline),
    picture: () => page.screenshot(),
    close: () => page.close(),
  }
}

/** Blink, driven through Chromium's own protocol. */
export async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: PATH, args: ARGS })
  return {
    name: 'chromium',
    newProfile: async (size) => {
      const phone = size === 'phone' && { isMobile: true, hasTouch: true }
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        viewport: sizes[size],
        ...phone,
      })
      return {
        open: async () => tabOf(await context.newPage()),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
