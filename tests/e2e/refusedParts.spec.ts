import { expect, test } from './fixtures'
import { balance, header, logIn, logOut, tiles } from './pages'

const parts = [
  ['window', 'localStorage'],
  ['window', 'sessionStorage'],
  ['window', 'caches'],
  ['window', 'indexedDB'],
  ['window', 'BroadcastChannel'],
  ['navigator', 'serviceWorker'],
  ['navigator', 'locks'],
  ['document', 'cookie'],
] as const

/** How a browser, its settings or an extension refuse a part; each stands alone, because it runs in the page. */
const ways = {
  'are missing': (names: typeof parts) => {
    for (const [owner, name] of names)
      if (name !== 'cookie')
        for (const at of [window[owner], Object.getPrototypeOf(window[owner]) as object])
          Reflect.deleteProperty(at, name)
  },
  'are null': (names: typeof parts) => {
    for (const [owner, name] of names)
      if (name !== 'cookie') Object.defineProperty(window[owner], name, { value: null })
  },
  'throw when they are read': (names: typeof parts) => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const [owner, name] of names) Object.defineProperty(window[owner], name, { get })
  },
  'throw at each call': () => {
    const throws = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const { prototype } of [Storage, CacheStorage, BroadcastChannel, LockManager, IDBFactory])
      for (const key of Object.getOwnPropertyNames(prototype))
        if (typeof Object.getOwnPropertyDescriptor(prototype, key)?.value === 'function')
          Object.defineProperty(prototype, key, { value: throws })
  },
  'reject each call': () => {
    const rejects = () => Promise.reject(new DOMException('refused', 'SecurityError'))
    for (const { prototype } of [CacheStorage, LockManager, ServiceWorkerContainer])
      for (const key of Object.getOwnPropertyNames(prototype))
        if (typeof Object.getOwnPropertyDescriptor(prototype, key)?.value === 'function')
          Object.defineProperty(prototype, key, { value: rejects })
  },
}

test.describe('storage, caches, cookies, channels, locks and workers', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [name, refuse] of Object.entries(ways))
    test(`${name}: a player chooses a language, plays and logs out, and nothing is reported`, async ({
      page,
    }) => {
      await page.addInitScript(refuse, parts)
      await page.goto('/casino/preview?lng=en')
      const choose = async (now: string, next: string) => {
        await header(page).getByRole('button', { name: now }).click()
        await page.getByRole('menuitemradio', { name: next }).click()
      }
      await choose('Language: English', 'Français')
      await choose('Langue : Français', 'English')
      await logIn(page)
      await expect(balance(page)).toContainText('1,248.500')
      // Proves an absence, also of what starts later.
      await page.waitForTimeout(5000)
      await tiles(page).first().click()
      await page.getByTestId('session-clock').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await logOut(page)
      await header(page).getByRole('button', { name: 'Login' }).waitFor()
    })
})
