import type { CDPSession, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const carousel = (page: Page) => page.locator('main section').first()
/** The front slide is the only one that is not inert. */
const front = (page: Page) => carousel(page).locator('[role=group]:not([inert])')
const dot = (page: Page, slide: number) =>
  page.getByRole('button', { name: `Show slide ${String(slide)}` })

/** The number of the front slide, from 1; its name ends with the total. */
const place = async (page: Page) =>
  Number.parseInt((await front(page).getAttribute('aria-label')) ?? '')

/** Whether the visible side of the cube is the slide that is not inert. */
const facesPlayer = (page: Page) =>
  carousel(page).evaluate((section) => {
    const { left, top, width, height } = section.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen?.closest('[role=group]')?.hasAttribute('inert') === false
  })

/** Swipes over the middle of the carousel, to the left if `by` is negative. */
async function swipe(page: Page, client: CDPSession, by: number): Promise<void> {
  const box = await carousel(page).boundingBox()
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 80 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x - by / 2 + moved, y: at.y }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 8; step++) {
    await page.waitForTimeout(20)
    await touch('touchMove', (by * step) / 8)
  }
  await touch('touchEnd', by)
}

describe('Spec §9 Banner carousel, in a browser', () => {
  it('advances automatically as a cube, and stops when paused', async () => {
    const page = await stage.visit('/')
    await front(page).waitFor()
    expect(await place(page)).toBe(1)
    await expect.poll(() => place(page), { timeout: 15_000 }).toBe(2)
    await expect.poll(() => facesPlayer(page)).toBe(true)
    const style = await carousel(page)
      .locator('.swiper-wrapper')
      .evaluate((track) => [track.parentElement?.matches('.swiper-cube'), track.children.length])
    expect(style).toEqual([true, 6])

    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.mouse.move(0, 0)
    const stood = await place(page)
    await page.waitForTimeout(5000)
    expect(await place(page)).toBe(stood)
    await page.context().close()
  })

  it('its pagination leads to any slide, and the first slide follows the last', async () => {
    const page = await stage.visit('/')
    await dot(page, 4).click()
    await expect.poll(() => place(page)).toBe(4)
    await expect.poll(() => facesPlayer(page)).toBe(true)
    expect(await dot(page, 4).getAttribute('aria-current')).toBe('true')
    await dot(page, 6).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => place(page)).toBe(6)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByRole('button', { name: 'Resume', exact: true }).click()
    await expect.poll(() => place(page), { timeout: 15_000 }).toBe(1)
    await expect.poll(() => facesPlayer(page)).toBe(true)
    await page.context().close()
  })

  it.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const)(
    'in %s the keys %s and %s change the slide only while the focus is on its controls',
    async (lang, next, previous) => {
      const page = await stage.visit('/', { lang })
      await front(page).waitFor()
      await page.locator('header a').first().focus()
      await page.keyboard.press(next)
      const pause = carousel(page).getByRole('button').first()
      await pause.focus()
      await carousel(page).locator('.swiper-initialized').waitFor()
      await page.waitForTimeout(500)
      expect(await place(page)).toBe(1)
      for (const [key, slide] of [
        [next, 2],
        [next, 3],
        [previous, 2],
      ] as const) {
        await page.keyboard.press(key)
        await expect.poll(() => place(page)).toBe(slide)
      }
      await page.locator('header a').first().focus()
      await page.keyboard.press(next)
      await page.waitForTimeout(500)
      expect(await place(page)).toBe(2)
      await page.context().close()
    },
  )

  it.each([
    ['en', -300],
    ['ar', 300],
  ] as const)(
    'on a phone in %s swiping changes the slide in both directions, past both ends',
    async (lang, by) => {
      const page = await stage.visit('/', { lang, layout: 'mobile' })
      const client = await page.context().newCDPSession(page)
      await front(page).waitFor()
      // Paused, so that only swiping changes the slide.
      await carousel(page).getByRole('button').first().tap()
      // The first touch fetches Swiper.
      await swipe(page, client, by)
      await carousel(page).locator('.swiper-initialized').waitFor()
      const start = await place(page)
      await swipe(page, client, by)
      await expect.poll(() => place(page)).toBe((start % 6) + 1)
      await page.waitForTimeout(1300)
      for (const expected of [start, ((start + 4) % 6) + 1]) {
        await swipe(page, client, -by)
        await expect.poll(() => place(page)).toBe(expected)
        await page.waitForTimeout(1300)
      }
      await page.context().close()
    },
  )
})
