import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { keysOf, sizes, type Engine, type Profile, type Size, type Tab } from './driver.ts'
import { miniBrowser, startWebKitDriver } from './display.ts'

type Screen = Awaited<ReturnType<typeof startWebKitDriver>>

const keys: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Space: Key.SPACE,
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
}

/** The page's size, and how high the browser's own bar above it is. */
const measure = async (driver: WebDriver) =>
  driver.executeScript<{ width: number; height: number; bar: number }>(
    'return { width: innerWidth, height: innerHeight, bar: outerHeight - innerHeight }',
  )

async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const now = await measure(driver)
    if (now.width === width && now.height === height) return
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + now.bar })
    await sleep(50)
  }
  throw new Error(`the window does not become ${String(width)} x ${String(height)}`)
}

/** WebDriver knows one current tab and frame: each act names its own first. */
function tabOf(driver: WebDriver, screen: Screen, handle: string): Tab {
  const enter = async (frame: string | null) => {
    await driver.switchTo().window(handle)
    await driver.switchTo().defaultContent()
    if (frame !== null) {
      await driver.switchTo().frame(driver.findElement({ css: frame }))
    }
  }
  return {
    goto: async (url) => {
      await enter(null)
      await driver.get(url)
    },
    reload: async () => {
      await enter(null)
      await driver.navigate().refresh()
    },
    back: async () => {
      await enter(null)
      await driver.navigate().back()
    },
    url: async () => {
      await enter(null)
      return driver.getCurrentUrl()
    },
    evaluate: async (frame, expression) => {
      await enter(frame)
      return driver.executeScript(`return ${expression}`)
    },
    click: async (frame, expression) => {
      await enter(frame)
      await (await driver.executeScript<WebElement>(`return ${expression}`)).click()
    },
    type: async (frame, text) => {
      await enter(frame)
      await driver.actions().sendKeys(text).perform()
    },
    press: async (frame, key) => {
      await enter(frame)
      const { held, last } = keysOf(key)
      const names = [...held, last].map((name) => keys[name] ?? name.toLowerCase())
      const acts = driver.actions()
      for (const name of names) acts.keyDown(name)
      for (const name of names.toReversed()) acts.keyUp(name)
      await acts.perform()
    },
    resize: async (size) => {
      await enter(null)
      await resize(driver, size)
    },
    // The driver cannot cut the network: this tells the page, and the test stops its server.
    setOffline: async (isOffline) => {
      await enter(null)
      await driver.executeScript(
        `Object.defineProperty(navigator, 'onLine', { value: ${String(!isOffline)}, configurable: true })
         dispatchEvent(new Event('${isOffline ? 'offline' : 'online'}'))`,
      )
    },
    // The driver's own screenshots hang while an element has a 3D transform.
    picture: async () => {
      await enter(null)
      const { bar, ...size } = await measure(driver)
      await sleep(300)
      return screen.capture(size, bar)
    },
    close: async () => {
      await enter(null)
      await driver.close()
    },
  }
}

/** A session of the driver: it starts a browser of its own, and there can be only one at a time. */
async function startSession(screen: Screen): Promise<Profile> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(screen.url).withCapabilities(capabilities).build()
  await driver.manage().setTimeouts({ pageLoad: 30_000, script: 10_000 })
  let isFirst = true
  let isOpen = true
  return {
    open: async () => {
      // A window: a tab behind another one is hidden, and draws nothing.
      if (!isFirst) await driver.switchTo().newWindow('window')
      isFirst = false
      await resize(driver, sizes.desktop)
      return tabOf(driver, screen, await driver.getWindowHandle())
    },
    close: async () => {
      if (!isOpen) return
      isOpen = false
      await driver.quit()
    },
  }
}

/** WebKit, driven through WebDriver on a screen of its own. */
export async function openWebKit(): Promise<Engine> {
  const screen = await startWebKitDriver()
  let session: Profile | null = null
  return {
    name: 'webkit',
    errors: [],
    newProfile: async () => {
      await session?.close()
      session = await startSession(screen)
      return session
    },
    close: async () => {
      await session?.close()
      await screen.close()
    },
  }
}
