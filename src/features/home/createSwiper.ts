import Swiper from 'swiper'
import 'swiper/css'
import 'swiper/css/a11y'
import 'swiper/css/effect-cube'
import { A11y, EffectCube, Pagination } from 'swiper/modules'
import type { PaginationOptions } from 'swiper/types'
import { BANNER_TRANSITION_MS } from '@/domain/constants'

export interface SwiperSettings {
  /** Reduced motion: no cube, no transition. */
  isStill: boolean
  start: number
  pagination: PaginationOptions
  /** The accessible name of a pagination bullet, with `{{index}}`. */
  bulletLabel: string
  onSlide: (index: number) => void
}

/** Spec §9 Banner carousel. Swiper reads the direction from the element. */
export function createSwiper(element: HTMLElement, settings: SwiperSettings): Swiper {
  const { isStill, start, pagination, bulletLabel, onSlide } = settings
  return new Swiper(element, {
    modules: [A11y, EffectCube, Pagination],
    effect: isStill ? 'slide' : 'cube',
    // Shadows would be painted in every frame of a transition.
    cubeEffect: { shadow: false, slideShadows: false },
    speed: isStill ? 0 : BANNER_TRANSITION_MS,
    loop: true,
    // A transition that a hidden tab has interrupted must not block the next one.
    loopPreventsSliding: false,
    simulateTouch: false,
    initialSlide: start,
    pagination,
    // BannerSlide sets the slides' names, which exist before Swiper and change with the language.
    a11y: {
      paginationBulletMessage: bulletLabel,
      slideRole: '',
      slideLabelMessage: '',
      wrapperLiveRegion: false,
    },
    on: {
      realIndexChange: ({ realIndex }) => {
        onSlide(realIndex)
      },
    },
  })
}
