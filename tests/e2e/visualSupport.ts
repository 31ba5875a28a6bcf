import type { Browser, Page } from '@playwright/test'
import type { LanguageCode } from '@/domain/entities'
import { paths } from '@/domain/paths'
import { logInByToken, type Layout, type Stage } from './support'

/** Shared by the visual tests: all paths, a logged-in player, and pages without motion. */

const playPaths: readonly string[] = [paths.casinoPlay, paths.liveCasinoPlay, paths.crashPlay]
const game = { game_id: 1000, provider_id: 37, type: 1, name: 'Sirocco Nights' }

/** Every path of the product (only one of the three play pages), and an empty list. */
export const everyPath: readonly string[] = [
  ...Object.values(paths).filter((path) => !playPaths.slice(1).includes(path)),
  '/casino/preview?s=zzzz',
]

/** One path for each kind of page. */
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
  paths.statement,
  paths.live,
  paths.casinoPlay,
]

export const languages = ['fr', 'ar'] as const
export const layouts = ['desktop', 'mobile'] as const

/** All combinations of the two most different languages and the two layouts. */
export const matrix = languages.flatMap((lang) => layouts.map((layout) => [lang, layout] as const))

type ContextOptions = Parameters<Browser['newContext']>[0]

/** Opens the home page as a player (or a visitor), without motion. */
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

/** Navigates like a link of the app. */
export async function navigateTo(page: Page, path: string): Promise<void> {
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

/** Waits until the page has its heading and nothing in the viewport loads; rows below load later. */
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

/** Resizes the window and waits for its layout. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(
    (isDesktop) => (document.querySelector('#sidebar') !== null) === isDesktop,
    size.width >= 1024,
  )
  await rest(page)
}
