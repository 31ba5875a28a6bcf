import { existsSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { bannerSlides } from '@/domain/banners'
import { BannerSlide } from '@/features/home/BannerSlide'
import { createStore } from '@/store/store'
import en from '../../../../public/locales/en/translation.json'
import { initTestI18n } from '../../../support/i18n'

describe('§3 Banner slide: url, isMobile, title', () => {
  it.each([false, true])('there are six, each with its own image: mobile %s', (isMobile) => {
    const slides = bannerSlides(isMobile)
    const others = bannerSlides(!isMobile).map(({ url }) => url)
    expect(new Set(slides.map(({ url }) => url)).size).toBe(6)
    for (const slide of slides) {
      expect(slide.isMobile).toBe(isMobile)
      expect(existsSync(`public${slide.url}`)).toBe(true)
      expect(others).not.toContain(slide.url)
    }
  })

  it.each([
    [true, '800'],
    [false, '1920'],
  ])('is shown by the banner: image, title, layout (mobile %s)', async (isMobile, width) => {
    await initTestI18n('en')
    const [slide] = bannerSlides(isMobile)
    const other = { ...slide!, url: '/another.svg', title: 'banner.crash.title' } as const
    const { container } = render(
      <Provider store={createStore()}>
        <MemoryRouter>
          <BannerSlide slide={other} isActive isNear />
        </MemoryRouter>
      </Provider>,
    )
    const picture = container.querySelector('img')
    expect(picture).toHaveAttribute('src', '/another.svg')
    expect(picture).toHaveAttribute('width', width)
    expect(screen.getByRole('heading')).toHaveTextContent(en.banner.crash.title)
  })
})
