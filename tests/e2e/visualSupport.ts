import type { Browser, Page } from 'playwright-core'
import type { LanguageCode } from '@/domain/entities'
import { paths } from '@/domain/paths'
import { logInByToken, type Layout, type Stage } from './support'

/** What the tests of the look share: every address, a player without a form, and still pages. */

const playPaths: readonly string[] = [paths.casinoPlay, paths.liveCasinoPlay, paths.crashPlay]
const game = { game_id: 1000, provider_id: 37, type: 1, name: 'Sirocco Nights' }

/** Every address of the product (of the three play pages one), and a list without a game. */
export const everyPath: readonly string[] = [
  ...Object.values(paths).filter((path) => !playPaths.slice(1).includes(path)),
  '/casino/preview?s=zzzz',
]

/** One address for each kind of page. */
export const everyKind: readonly string[] = [
  paths.home,
  paths.casino,
  paths.crash,
  paths.liveCasinoPreview,
  paths.crashPreview,
  paths.pragmatic,
  '/casino/preview?s=zzzz',
  paths.virtual,
  paths.playResponsibly,
  paths.profile,
  paths.resetPassword,
  paths.casinoHistory,
  paths.transactionHistory,
  paths.live,
  paths.casinoPlay,
]

export const languages = ['fr', 'ar'] as const
export const layouts = ['desktop', 'mobile'] as const

/** Every pair of the two languages and layouts that look most different. */
export const matrix = languages.flatMap((lang) => layouts.map((layout) => [lang, layout] as const))

type ContextOptions = Parameters<Browser['newContext']>[0]

/** The home page of a player (or a visitor), where nothing moves. */
export async function visitStill(
  stage: Stage,
  lang: LanguageCode,
  layout: Layout,
  { as = 'player', ...context }: ContextOptions & { as?: 'player' | 'visitor' } = {},
): Promise<Page> {
  const page = await stage.visit('/', {
    lang,
    layout,
    context: { reducedMotion: 'reduce', ...context },
  })
  if (as === 'player') {
    await logInByToken(page)
    await page.reload()
    await page.getByTestId('balance').waitFor()
  }
  await rest(page)
  return page
}

/** Turns to an address as a link of the app would. */
export async function turnTo(page: Page, path: string): Promise<void> {
  const usr = playPaths.includes(path) ? game : null
  await page.evaluate(
    ([to, state]) => {
      history.pushState({ usr: state, key: to, idx: history.length }, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: { usr: state, key: to } }))
    },
    [path, usr] as const,
  )
  await rest(page)
}

/** Until the page has its title, and nothing in sight loads: rows far below wait for their turn. */
export async function rest(page: Page): Promise<void> {
  await page.locator('#splash').waitFor({ state: 'detached' })
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [aria-busy="true"]')].every((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return bottom < 0 || top > innerHeight
    }),
  )
  await page.waitForTimeout(60)
}

/** Changes the size of the window and waits for the layout that belongs to it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(
    (isDesktop) => (document.querySelector('#sidebar') !== null) === isDesktop,
    size.width >= 1024,
  )
  await rest(page)
}
