import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { renderApp } from './renderApp'
import { passTime, useFakeTime } from './timers'

/** Fake time, and slides with distinct offsets: in jsdom all slides have width 0. */
export function useCarousel(): void {
  useFakeTime()
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300)
}

export const findCarousel = async () =>
  within(await screen.findByRole('region', { name: 'Promotions' }))

export const slides = () => screen.getAllByRole('group').filter((group) => group.closest('.swiper'))

/** The index of the front slide, the only one that is not inert. */
export const active = () => slides().findIndex((slide) => !slide.hasAttribute('inert'))

/** Opens the home page and waits until Swiper is ready. */
export async function openCarousel(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/', options)
  const carousel = await findCarousel()
  // Swiper is loaded after the first view.
  await passTime(2000)
  await waitFor(() => {
    expect(document.querySelector('.swiper-initialized')).toBeInTheDocument()
  })
  return { ...app, carousel }
}
