import { expect, test } from './fixtures'
import { balance, header, playFirst } from './pages'

for (const textSize of [20, 32]) {
  test.describe(`text of ${textSize} px`, { tag: '@chromium' }, () => {
    test.use({ textSize, player: 'yasmine' })

    for (const lang of ['fr', 'ar'] as const) {
      test.describe(lang, () => {
        test.use({ lang })
        test('bars and the balance are whole', { tag: '@both' }, async ({ page }) => {
          await page.goto('/virtual')
          await expect(page.locator('html')).toHaveCSS('font-size', `${textSize}px`)
          await expect(balance(page)).toContainText('TND')
          const cut = await page.evaluate(() => {
            const bars = [...document.querySelectorAll('header, #root > nav')]
            const texts = bars.flatMap((bar) => [bar, ...bar.querySelectorAll('span, a, button')])
            return texts.flatMap((element) => {
              const { left, right, bottom } = element.getBoundingClientRect()
              if (!element.checkVisibility() || element.closest('.srOnly')) return []
              const isOut = left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
              const hidden = getComputedStyle(element).textOverflow === 'ellipsis'
              const isCut = hidden && element.scrollWidth > element.clientWidth
              return isOut || isCut ? [element.textContent] : []
            })
          })
          expect(cut).toEqual([])
        })
      })
    }
  })
}

test.describe('a phone held sideways', { tag: '@phone' }, () => {
  test.use({ player: 'yasmine' })

  for (const size of [
    { width: 844, height: 390 },
    { width: 640, height: 360 },
  ]) {
    test(`gives a game at least 85 % of ${size.height} px`, async ({ page }) => {
      await page.setViewportSize(size)
      await playFirst(page)
      const heightOf = async () => (await page.getByTestId('game-frame').boundingBox())?.height ?? 0
      await expect.poll(heightOf).toBeGreaterThanOrEqual(0.85 * size.height)
      await expect(page.getByTestId('play-balance')).toBeVisible()
      await expect(header(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeInViewport()
    })
  }
})
