import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { rest } from './still'

const carousel = (page: Page) => page.locator('main section').first()
/** The front slide is the only one that is not inert. */
const front = (page: Page) => carousel(page).locator('[role=group]:not([inert])')

/** The number of the front slide, from 1; its name ends with the total. */
const place = async (page: Page) =>
  Number.parseInt((await front(page).getAttribute('aria-label')) ?? '')
const expectPlace = (page: Page, slide: number) => expect.poll(() => place(page)).toBe(slide)

/** The visible side of the cube is the slide that is not inert. */
const expectToFacePlayer = (page: Page) =>
  expect
    .poll(() =>
      carousel(page).evaluate((section) => {
        const { left, top, width, height } = section.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen?.closest('[role=group]')?.hasAttribute('inert')
      }),
    )
    .toBe(false)

/** Swipes over the middle of the carousel, to the left if `by` is negative. */
async function swipe(page: Page, client: CDPSession, by: number): Promise<void> {
  const box = (await carousel(page).boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + 80 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x - by / 2 + moved, y: at.y }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 8; step++) await touch('touchMove', (by * step) / 8)
  await touch('touchEnd', by)
}

test('the banner stands still without its style sheet', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed')
  await page.route(/createSwiper.*\.css$/, (route) => route.abort())
  await page.goto('/')
  await failed
  await expect(front(page)).toBeVisible()
})

test.describe('the banner carousel', () => {
  test('advances automatically as a cube, in 1200 ms', async ({ page }) => {
    await page.goto('/')
    await expectPlace(page, 1)
    const turn = carousel(page).evaluate(
      (section) =>
        new Promise((done) => {
          section.addEventListener('transitionrun', ({ target }) => {
            const part = target as Element
            if (part.matches('.swiper-wrapper, .swiper-slide'))
              done(getComputedStyle(part).transitionDuration)
          })
        }),
    )
    await expectPlace(page, 2)
    expect(await turn).toBe('1.2s')
    await expectToFacePlayer(page)
    await expect(carousel(page).locator('.swiper-cube > .swiper-wrapper > *')).toHaveCount(6)
  })

  test('needs no animation loop while nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window)
      Object.assign(window, { frames: 0 })
      window.requestAnimationFrame = (run) => {
        ;(window as unknown as { frames: number }).frames++
        return request(run)
      }
    })
    const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames)
    await page.goto('/')
    await expectPlace(page, 2)
    await rest(page)
    const before = await frames()
    // Proves an absence: a loop would ask for 60.
    await page.waitForTimeout(1000)
    expect((await frames()) - before).toBeLessThan(5)
  })

  for (const { lang, next, previous, forward } of [
    { lang: 'en', next: 'ArrowRight', previous: 'ArrowLeft', forward: -300 },
    { lang: 'ar', next: 'ArrowLeft', previous: 'ArrowRight', forward: 300 },
  ]) {
    test.describe(`in ${lang}`, () => {
      test.use({ lang })

      test('arrow keys change the slide only while the focus is on its controls', async ({
        page,
      }) => {
        await page.goto('/')
        await front(page).waitFor()
        const outside = page.locator('header a').first()
        const expectIgnored = async (slide: number) => {
          // Proves an absence: the slide does not change.
          await page.waitForTimeout(500)
          expect(await place(page)).toBe(slide)
        }
        await outside.focus()
        await page.keyboard.press(next)
        await carousel(page).getByRole('button').first().focus()
        await carousel(page).locator('.swiper-initialized').waitFor()
        await expectIgnored(1)
        for (const [key, slide] of [
          [next, 2],
          [next, 3],
          [previous, 2],
        ] as const) {
          await page.keyboard.press(key)
          await expectPlace(page, slide)
        }
        await outside.focus()
        await page.keyboard.press(next)
        await expectIgnored(2)
      })

      test(
        'swiping changes the slide in both directions, past both ends',
        { tag: ['@phone', '@chromium'] },
        async ({ page }) => {
          const client = await page.context().newCDPSession(page)
          await page.goto('/')
          await front(page).waitFor()
          // Paused, so that only swiping changes the slide.
          await carousel(page).getByRole('button').first().tap()
          // The first touch fetches Swiper.
          await swipe(page, client, forward)
          await carousel(page).locator('.swiper-initialized').waitFor()
          await rest(page)
          const start = await place(page)
          await swipe(page, client, forward)
          await expectPlace(page, (start % 6) + 1)
          for (const slide of [start, ((start + 4) % 6) + 1]) {
            await rest(page)
            await swipe(page, client, -forward)
            await expectPlace(page, slide)
          }
        },
      )
    })
  }
})
