import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { AppStore } from '@/store/store'
import { pageIdle } from '@/store/ui/loaderSlice'
import { renderApp } from './renderApp'
import { useFakeTime } from './timers'

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

/** Swiper is loaded when the page is idle. */
export async function becomeIdle(store: AppStore): Promise<void> {
  act(() => {
    store.dispatch(pageIdle())
  })
  await waitFor(() => {
    expect(document.querySelector('.swiper-initialized')).toBeInTheDocument()
  })
}

/** Opens the home page and waits until Swiper is ready. */
export async function openCarousel(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/', options)
  const carousel = await findCarousel()
  await becomeIdle(app.store)
  return { ...app, carousel }
}
