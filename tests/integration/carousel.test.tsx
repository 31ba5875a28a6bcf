import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeLanguage } from '@/i18n'
import fr from '../../public/locales/fr/translation.json'
import {
  active,
  becomeIdle,
  findCarousel,
  openCarousel,
  slides,
  useCarousel,
} from '../support/carousel'
import { renderApp } from '../support/renderApp'
import { findDialog } from '../support/shell'
import { passTime } from '../support/timers'

beforeEach(useCarousel)

const pictures = () => [
  ...new Set(slides().flatMap((slide) => slide.querySelector('img')?.getAttribute('src') ?? [])),
]

describe('§9 Banner carousel', () => {
  it('shows the first slide at once, and all six when Swiper is ready', async () => {
    const { store } = await renderApp('/')
    const carousel = await findCarousel()
    expect(slides()).toHaveLength(1)
    expect(carousel.getByRole('heading', { name: 'The desert wakes at night' })).toBeVisible()
    await becomeIdle(store)
    expect(slides()).toHaveLength(6)
    expect(active()).toBe(0)
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((slide) => `${slide} of 6`),
    )
    for (const slide of slides()) expect(slide).toHaveAttribute('aria-roledescription', 'slide')
  })

  it.each([
    ['desktop', false],
    ['mobile', true],
  ])('has six pictures of its own for %s', async (layout, mobile) => {
    await openCarousel({ mobile })
    for (let turn = 0; turn < 4; turn++) await passTime(3500)
    expect(pictures()).toHaveLength(6)
    for (const picture of pictures()) expect(picture).toMatch(new RegExp(`-${layout}\\.svg$`))
  })

  it('loads an image when its slide can be next', async () => {
    await openCarousel()
    expect(pictures()).toHaveLength(3)
    await passTime(3500)
    expect(pictures()).toHaveLength(4)
  })

  it('turns every 3500 ms', async () => {
    await openCarousel()
    for (const index of [1, 2, 3, 4]) {
      await passTime(3500)
      expect(active()).toBe(index)
    }
  })

  it('shows the first slide for 3500 ms although Swiper loads later', async () => {
    const { store } = await renderApp('/')
    await findCarousel()
    const shownAt = Date.now()
    await passTime(2000)
    await becomeIdle(store)
    expect(active()).toBe(0)
    await passTime(shownAt + 3500 + 300 - Date.now())
    expect(active()).toBe(1)
  })

  it('has clickable pagination on desktop that marks the current slide', async () => {
    const { carousel } = await openCarousel()
    const dots = carousel.getAllByRole('button', { name: /^Show slide \d$/ })
    expect(dots).toHaveLength(6)
    expect(dots[0]).toHaveAttribute('aria-current', 'true')
    await passTime(3500)
    expect(dots[1]).toHaveAttribute('aria-current', 'true')
    expect(dots[0]).not.toHaveAttribute('aria-current')
  })

  it('a click on a pagination bullet shows its slide', async () => {
    const { user, carousel } = await openCarousel()
    const dot = carousel.getByRole('button', { name: 'Show slide 4' })
    await user.click(dot)
    await passTime(100)
    expect(active()).toBe(3)
    expect(dot).toHaveAttribute('aria-current', 'true')
  })

  it('keeps its slide when the language changes, and its labels are translated', async () => {
    const { carousel } = await openCarousel()
    await passTime(3500)
    await act(() => changeLanguage('fr'))
    await passTime(100)
    expect(active()).toBe(1)
    const second = fr.banner.goTo.replace('{{slide}}', '2')
    expect(carousel.getByRole('button', { name: second })).toHaveAttribute('aria-current', 'true')
    await passTime(3500)
    expect(active()).toBe(2)
  })

  it('has pagination without buttons on mobile', async () => {
    const { carousel } = await openCarousel({ mobile: true })
    expect(carousel.getAllByRole('button')).toHaveLength(1)
  })

  it('the sport slide asks a visitor to log in', async () => {
    const { user, carousel } = await openCarousel()
    for (let turn = 0; turn < 4; turn++) await passTime(3500)
    expect(active()).toBe(4)
    await user.click(carousel.getByRole('link', { name: 'See the matches' }))
    expect(await findDialog('Login')).toBeVisible()
  })
})
