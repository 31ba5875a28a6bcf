import type { Page } from '@playwright/test'
import { paths } from '@/domain/paths'

/** For tests of how a page looks: paths, pages without motion. */

const playPaths: readonly string[] = [paths.casinoPlay, paths.liveCasinoPlay, paths.crashPlay]
const game = { game_id: 1000, provider_id: 37, type: 1, name: 'Sirocco Nights' }

/** A list that finds nothing. */
const emptyList = '/casino/preview?s=zzzz'

/** Every path of the product (only one of the three play pages), and an empty list. */
export const everyPath: readonly string[] = [
  ...Object.values(paths).filter((path) => !playPaths.slice(1).includes(path)),
  emptyList,
]

/** One path for each kind of page. */
export const everyKind: readonly string[] = [
  paths.home,
  paths.casino,
  paths.crash,
  paths.liveCasinoPreview,
  paths.crashPreview,
  paths.pragmatic,
  emptyList,
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

/** Options of a page without motion. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Options of such a page where axe can run: the page's policy forbids its code. */
export const forAxe = { ...still, bypassCSP: true } as const

/** Opens a page and waits until it is complete. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await rest(page)
}

/** Navigates like a link of the app; a game that does not start shows a toast, which is never at rest. */
export async function navigate(page: Page, path: string): Promise<void> {
  const usr = playPaths.includes(path) ? game : null
  await page.evaluate(
    ([to, state]) => {
      const isOther = new URL(to, location.href).pathname !== location.pathname
      if (isOther) document.querySelector('h1')?.setAttribute('data-left', '')
      // Each entry of the history has a key of its own: a game that ended under one does not start again.
      const entry = { usr: state, key: crypto.randomUUID(), idx: history.length }
      history.pushState(entry, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: entry }))
    },
    [path, usr] as const,
  )
  // The page before stays until the code of this one has come.
  await page.locator('h1[data-left]').waitFor({ state: 'detached' })
}

/** Navigates like a link of the app, and waits until the page is complete. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await navigate(page, path)
  await rest(page)
}

/** Waits until the page has its heading, and nothing in the viewport loads or moves. */
export async function rest(page: Page): Promise<void> {
  await page.locator('#splash').waitFor({ state: 'detached' })
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
  })
  await page.waitForFunction(() => {
    const isBusy = [...document.querySelectorAll('main [aria-busy="true"]')].some((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return bottom >= 0 && top <= innerHeight
    })
    const isMoving = document.getAnimations().some(({ effect, playState }) => {
      const { endTime = Infinity } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number(endTime) < Infinity
    })
    return !isBusy && !isMoving
  })
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
