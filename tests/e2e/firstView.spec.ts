import { expect, test } from './fixtures'
import { tiles } from './pages'

test.describe('the first view', { tag: '@phone' }, () => {
  test('shows completely as soon as its code and texts have loaded', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shell: 0, page: 0, splash: 0 }
      new MutationObserver(() => {
        const now = performance.now()
        const first = (part: keyof typeof seen, isThere: boolean) => {
          if (isThere && seen[part] === 0) seen[part] = now
        }
        const shell = document.querySelector('header')
        first('shell', shell !== null)
        first('page', document.querySelector('main > *') !== null)
        first('splash', shell !== null && document.getElementById('splash') === null)
      }).observe(document, { childList: true, subtree: true })
      Object.assign(window, { seen })
    })
    await page.goto('/')
    await tiles(page).first().waitFor()
    const seen = await page.evaluate(
      () => (window as unknown as { seen: Record<'shell' | 'page' | 'splash', number> }).seen,
    )
    // Neither React's 300 ms for fallbacks nor the loader's 200 ms delay it.
    expect(seen.page).toBe(seen.shell)
    expect(seen.splash).toBeLessThan(Math.max(seen.shell, 200) + 50)
  })
})
