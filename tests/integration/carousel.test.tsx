import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setHidden } from '../support/browser'
import { loadGamePages } from '../support/games'
import { renderApp } from '../support/renderApp'
import { findDialog } from '../support/shell'
import { passTime, useFakeTime } from '../support/timers'

vi.setConfig({ testTimeout: 30_000 })

beforeAll(() => Promise.all([loadGamePages(), import('@/features/home/swiper')]), 60_000)

const findCarousel = async () => within(await screen.findByRole('region', { name: 'Promotions' }))
const slides = () => screen.getAllByRole('group').filter((group) => group.closest('.swiper'))
const pictures = () => [
  ...new Set(slides().flatMap((slide) => slide.querySelector('img')?.getAttribute('src') ?? [])),
]
const active = () => slides().findIndex((slide) => !slide.hasAttribute('inert'))

beforeEach(() => {
  useFakeTime()
  // Slides of no width can't be told apart.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300)
})

/** The carousel once it can turn. */
async function openCarousel(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/', options)
  const carousel = await findCarousel()
  // The start of the page comes first.
  await passTime(2000)
  await waitFor(() => {
    expect(slides()).toHaveLength(6)
  })
  return { ...app, carousel }
}

describe('§9 Banner carousel', () => {
  it('shows the first slide at once, and all six when it can turn', async () => {
    await renderApp('/')
    const carousel = await findCarousel()
    expect(slides()).toHaveLength(1)
    expect(carousel.getByRole('heading', { name: 'The desert wakes at night' })).toBeVisible()
    await passTime(2000)
    await waitFor(() => {
      expect(slides()).toHaveLength(6)
    })
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

  it('fetches a picture when its slide may come next', async () => {
    await openCarousel()
    expect(pictures()).toHaveLength(3)
    await passTime(3500)
    expect(pictures()).toHaveLength(4)
  })

  it('can be turned at once by who lays hands on it', async () => {
    const { user } = await renderApp('/')
    await findCarousel()
    await user.hover(screen.getByRole('region', { name: 'Promotions' }))
    await passTime(100)
    expect(slides()).toHaveLength(6)
  })

  it('turns every 3500 ms', async () => {
    await openCarousel()
    for (const index of [1, 2, 3, 4]) {
      await passTime(3500)
      expect(active()).toBe(index)
    }
  })

  it('stands while a mouse is over it, and goes on when it leaves', async () => {
    const { user } = await openCarousel()
    const region = screen.getByRole('region', { name: 'Promotions' })
    await user.hover(region)
    await passTime(8000)
    expect(active()).toBe(0)
    await user.unhover(region)
    await passTime(3500)
    expect(active()).toBe(1)
  })

  it('stands while the focus is in it', async () => {
    const { carousel } = await openCarousel()
    const link = carousel.getByRole('link', { name: 'See the casino' })
    act(() => {
      link.focus()
    })
    await passTime(8000)
    expect(active()).toBe(0)
    act(() => {
      link.blur()
    })
    await passTime(3500)
    expect(active()).toBe(1)
  })

  it('stands in a hidden tab', async () => {
    await openCarousel()
    act(() => {
      setHidden(true)
    })
    await passTime(8000)
    expect(active()).toBe(0)
    act(() => {
      setHidden(false)
    })
    await passTime(3500)
    expect(active()).toBe(1)
  })

  it('has a button that pauses and resumes, the first stop of Tab', async () => {
    const { user, carousel } = await openCarousel()
    const [first] = carousel.getAllByRole('button')
    expect(first).toHaveAccessibleName('Pause')
    await user.click(first!)
    await user.unhover(first!)
    act(() => {
      first!.blur()
    })
    await passTime(8000)
    expect(active()).toBe(0)
    expect(first).toHaveAccessibleName('Resume')
    // Who resumes sees it turn, though mouse and focus are on the button.
    await user.click(first!)
    expect(first).toHaveAccessibleName('Pause')
    await passTime(3500)
    expect(active()).toBe(1)
  })

  it('has clickable pagination on desktop, which tells where it stands', async () => {
    const { carousel } = await openCarousel()
    const dots = carousel.getAllByRole('button', { name: /^Show slide \d$/ })
    expect(dots).toHaveLength(6)
    expect(dots[0]).toHaveAttribute('aria-current', 'true')
    await passTime(3500)
    expect(dots[1]).toHaveAttribute('aria-current', 'true')
    expect(dots[0]).not.toHaveAttribute('aria-current')
  })

  it('on mobile it only shows where the carousel stands', async () => {
    const { carousel } = await openCarousel({ mobile: true })
    expect(carousel.getAllByRole('button')).toHaveLength(1)
  })

  it('is not announced while it turns', async () => {
    const { user, carousel } = await openCarousel()
    const track = slides()[0]!.parentElement
    expect(track).toHaveAttribute('aria-live', 'off')
    await user.click(carousel.getByRole('button', { name: 'Pause' }))
    expect(track).toHaveAttribute('aria-live', 'polite')
  })

  it('stands still for reduced motion', async () => {
    const known = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(known(query), 'matches', { value: query.includes('reduced-motion') }),
    )
    const { carousel } = await openCarousel()
    expect(carousel.getByRole('button', { name: 'Resume' })).toBeVisible()
    await passTime(10_000)
    expect(active()).toBe(0)
    expect(document.querySelector('.swiper-cube')).toBeNull()
  })

  it('the slide of sport asks a visitor to log in', async () => {
    const { user, carousel } = await openCarousel()
    for (let turn = 0; turn < 4; turn++) await passTime(3500)
    expect(active()).toBe(4)
    await user.click(carousel.getByRole('link', { name: 'See the matches' }))
    expect(await findDialog('Login')).toBeVisible()
  })
})
