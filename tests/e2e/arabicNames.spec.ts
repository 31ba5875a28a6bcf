import { expect, test } from './fixtures'

test.describe('a long Latin name in Arabic', () => {
  test.use({ lang: 'ar' })

  test(
    'is cut at its end, and skeletons move from right to left',
    { tag: '@both' },
    async ({ page }) => {
      const name = (word: string) => `${word} of a Very Long Name that has no Room in its Line`
      let isHeld = true
      await page.route('**/api/top_winners', async (route) => {
        while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50))
        const win = {
          user: name('Player'),
          provider: name('Studio'),
          amount: '10.000',
          currency: 'TND',
        }
        await route.fulfill({ json: [win] })
      })
      await page.goto('/')
      const skeleton = page.getByTestId('top-win-skeleton').first()
      await skeleton.scrollIntoViewIfNeeded()
      const directions = () =>
        skeleton.evaluate((row) =>
          row.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().direction),
        )
      await expect.poll(directions).toContain('reverse')
      isHeld = false
      for (const word of ['Player', 'Studio']) {
        const text = page.getByTestId('top-win-row').getByText(name(word))
        await text.scrollIntoViewIfNeeded()
        const isStartShown = await text.evaluate((element) => {
          const start = document.createRange()
          start.setStart(element.firstChild!, 0)
          start.setEnd(element.firstChild!, 1)
          const { left, right } = start.getBoundingClientRect()
          const box = element.getBoundingClientRect()
          const row = element.closest('li')!.getBoundingClientRect()
          return left >= Math.max(box.left, row.left) && right <= Math.min(box.right, row.right)
        })
        expect(isStartShown).toBe(true)
      }
    },
  )
})
