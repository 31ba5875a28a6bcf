import type { Locator, Page } from '@playwright/test'
import { expect, openControlled, saveData, test, type Host } from './installed'
import { header, tiles } from './pages'

/** A file that fails, what asks for it, and what shows that it is there. */
interface Part {
  file: RegExp
  act: (page: Page) => Promise<unknown>
  isThere: (page: Page) => Promise<boolean>
}

const login = (page: Page) =>
  header(page).getByRole('button', { name: /^(?:Login|Connexion)$|account menu/ })
const start = (page: Page) => page.goto('/virtual', { waitUntil: 'commit' })
const isVisible = (find: (page: Page) => Locator) => (page: Page) => find(page).first().isVisible()

const parts: Record<string, Part> = {
  'the start script': { file: /\/start-.*js$/, act: start, isThere: isVisible(login) },
  'a script of the start': { file: /\/vendor-.*js$/, act: start, isThere: isVisible(login) },
  'the style of the start': { file: /\/shell-.*css$/, act: start, isThere: isVisible(login) },
  'the texts': { file: /\/locales\/en\//, act: start, isThere: isVisible(login) },
  'a page': {
    file: /\/ProvidersPage-.*js$/,
    act: (page) =>
      page.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click(),
    isThere: isVisible((page) => page.getByTestId('provider-row')),
  },
  'a page opened by its address': {
    file: /\/ProvidersPage-.*js$/,
    act: (page) => page.goto('/live_casino', { waitUntil: 'commit' }),
    isThere: isVisible((page) => page.getByTestId('provider-row')),
  },
  'the style of a page': {
    file: /\/PlayResponsiblyPage-.*css$/,
    act: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Play responsibly' }).click(),
    isThere: async (page) => {
      const sign = page.getByRole('heading', { name: '18+' })
      return (await sign.isVisible()) && ((await sign.boundingBox())?.width ?? 99) < 60
    },
  },
  'a dialog': {
    file: /\/LoginDialog-.*js$/,
    act: (page) => login(page).click(),
    isThere: async (page) => {
      // After a reload the player opens it again.
      const isClosed = (await page.getByRole('alert').count()) === 0
      const dialog = page.getByRole('dialog', { name: 'Login' })
      if (isClosed && !(await dialog.isVisible())) await login(page).click({ timeout: 1000 })
      return dialog.getByRole('textbox', { name: 'Username' }).isVisible()
    },
  },
  'the time check': {
    file: /\/(?:play|TimeCheck)-.*js$/,
    act: async (page) => {
      await page.goto('/casino/preview')
      await tiles(page).first().click()
    },
    isThere: isVisible((page) => page.getByTestId('game-frame')),
  },
}

const answers = {
  'a 404': () => ({ status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'Not found' }),
  'a 503': () => ({ status: 503, headers: { 'Content-Type': 'text/html' }, body: 'Busy' }),
  'another content': (path: string) => ({
    headers: {
      'Content-Type': path.endsWith('js') ? 'text/javascript' : 'application/json',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
    body: path.endsWith('js') ? 'nothing(' : '{"unlike":"the texts"}',
  }),
}

/** Each answer, and how often it comes; in the installed app the worker has most files. */
const faults = [
  ['a 404', 'once', 1],
  ['a 503', 'twice', 2],
  ['another content', 'for good', Infinity],
] as const

/** The button of a message; after it, the files are there again. */
const button = (page: Page) =>
  page
    .getByRole('button', { name: /^(?:Reload the page|Retry|Close the game and reload)$/ })
    .filter({ visible: true })
    .first()

/** Lets a file fail so often; the result ends it. */
function fail(host: Host, file: RegExp, answer: keyof typeof answers, count: number): () => void {
  let left = count
  host.reply = (path) => (file.test(path) && left-- > 0 ? answers[answer](path) : undefined)
  return () => {
    left = 0
  }
}

/** How often the player presses until the part is there. */
async function presses(page: Page, part: Part, end: () => void): Promise<number> {
  const isThere = () => part.isThere(page).catch(() => false)
  const isSaid = () => button(page).isVisible()
  await part.act(page)
  for (let count = 0; count < 3; count++) {
    await expect.poll(async () => (await isThere()) || isSaid(), { timeout: 20_000 }).toBe(true)
    // The page makes its own attempts.
    await page.waitForTimeout(1500)
    if (await isThere()) return count
    end()
    const loaded = page.waitForEvent('domcontentloaded', { timeout: 5000 }).catch(() => null)
    await button(page).click()
    await loaded
  }
  return Infinity
}

for (const isInstalled of [false, true])
  for (const [name, part] of Object.entries(parts))
    test.describe(`${name} that fails${isInstalled ? ' in the installed app' : ''}`, () => {
      test.use({
        allowed: /MIME type|integrity|Unexpected/,
        player: name === 'the time check' ? 'yasmine' : null,
        serviceWorkers: isInstalled ? 'allow' : 'block',
      })

      for (const [answer, often, count] of isInstalled ? faults.slice(2) : faults)
        test(`is there after at most one press: ${answer} ${often}`, async ({ page, host }) => {
          if (isInstalled) {
            await saveData(page)
            await openControlled(page)
          } else if (part.act !== start) await page.goto('/virtual')
          const end = fail(host, part.file, answer, count)
          expect(await presses(page, part, end)).toBeLessThanOrEqual(1)
        })
    })
