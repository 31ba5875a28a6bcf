import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { becomeIdle } from '../support/carousel'
import { renderApp } from '../support/renderApp'
import { passTime, useFakeTime } from '../support/timers'

it('§9 Banner carousel: a transition takes 1200 ms with the cube effect', async () => {
  useFakeTime()
  // Swiper cannot distinguish slides of width 0.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300)
  const { store } = await renderApp('/')
  const carousel = await screen.findByRole('region', { name: 'Promotions' })
  await becomeIdle(store)
  expect(carousel.querySelector('.swiper-cube')).toBeInTheDocument()
  await passTime(3500)
  const track = carousel.querySelector<HTMLElement>('.swiper-wrapper')
  const slides = [...carousel.querySelectorAll<HTMLElement>('.swiper-slide')]
  const moving = [track!, ...slides].map(({ style }) => style.transitionDuration)
  expect(moving).toContain('1200ms')
})
