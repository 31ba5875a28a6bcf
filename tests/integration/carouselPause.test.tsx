import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setHidden } from '../support/browser'
import { active, openCarousel, slides, useCarousel } from '../support/carousel'
import { passTime } from '../support/timers'

beforeEach(useCarousel)

describe('§9 Banner carousel: pause on mouse hover', () => {
  it('pauses while the mouse is over it, and resumes when it leaves', async () => {
    const { user } = await openCarousel()
    const region = screen.getByRole('region', { name: 'Promotions' })
    await user.hover(region)
    await passTime(8000)
    expect(active()).toBe(0)
    await user.unhover(region)
    await passTime(3500)
    expect(active()).toBe(1)
  })

  it('pauses while it has the focus', async () => {
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

  it('pauses in a hidden tab', async () => {
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

  it('has a button that pauses and resumes, as its first Tab stop', async () => {
    const { user, carousel } = await openCarousel()
    const [first] = carousel.getAllByRole('button')
    expect(first).toHaveAccessibleName('Stop the banner')
    await user.click(first!)
    await user.unhover(first!)
    act(() => {
      first!.blur()
    })
    await passTime(8000)
    expect(active()).toBe(0)
    expect(first).toHaveAccessibleName('Start the banner')
    // After Resume it turns although it has hover and focus.
    await user.click(first!)
    expect(first).toHaveAccessibleName('Stop the banner')
    await passTime(3500)
    expect(active()).toBe(1)
  })

  it('is not announced while it rotates', async () => {
    const { user, carousel } = await openCarousel()
    const track = slides()[0]!.parentElement
    expect(track).toHaveAttribute('aria-live', 'off')
    await user.click(carousel.getByRole('button', { name: 'Stop the banner' }))
    expect(track).toHaveAttribute('aria-live', 'polite')
  })

  it('does not rotate with reduced motion', async () => {
    const known = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(known(query), 'matches', { value: query.includes('reduced-motion') }),
    )
    const { user, carousel } = await openCarousel()
    expect(carousel.getByRole('button', { name: 'Start the banner' })).toBeVisible()
    await passTime(10_000)
    expect(active()).toBe(0)
    expect(document.querySelector('.swiper-cube')).toBeNull()
    await user.click(carousel.getByRole('button', { name: 'Start the banner' }))
    for (const index of [1, 2, 3]) {
      await passTime(3500)
      expect(active()).toBe(index)
    }
  })
})
