import Swiper from 'swiper'
import 'swiper/css'
import 'swiper/css/a11y'
import 'swiper/css/effect-cube'
import { A11y, Autoplay, EffectCube, Keyboard, Pagination } from 'swiper/modules'
import type { PaginationOptions } from 'swiper/types'
import { BANNER_AUTOPLAY_MS, BANNER_TRANSITION_MS } from '@/domain/constants'

export interface SwiperSettings {
  /** Reduced motion: no cube, no transition. */
  isStill: boolean
  /** The index of the first slide to show. */
  start: number
  /** How long that slide stays, when it has been on screen for a while already. */
  firstDelay: number
  pagination: PaginationOptions
  /** The name of a pagination bullet, with `{{index}}`. */
  bulletLabel: string
  onSlide: (index: number) => void
}

/** Spec §9 Banner carousel. Its direction is the element's own. */
export function createSwiper(element: HTMLElement, settings: SwiperSettings): Swiper {
  const { isStill, start, firstDelay, pagination, bulletLabel, onSlide } = settings
  const first = element.querySelectorAll<HTMLElement>('.swiper-slide')[start]
  if (first) first.dataset.swiperAutoplay = String(firstDelay)
  return new Swiper(element, {
    modules: [A11y, Autoplay, EffectCube, Keyboard, Pagination],
    effect: isStill ? 'slide' : 'cube',
    // Shadows would be drawn again on every frame of a transition.
    cubeEffect: { shadow: false, slideShadows: false },
    speed: isStill ? 0 : BANNER_TRANSITION_MS,
    loop: true,
    // A transition that was cut off in a hidden tab must not block the next one.
    loopPreventsSliding: false,
    simulateTouch: false,
    initialSlide: start,
    // Started by useAutoplay. Waiting for the transition would make it 4700 ms from slide to slide.
    autoplay: { enabled: false, delay: BANNER_AUTOPLAY_MS, waitForTransition: false },
    // The arrow keys are the page's own, except while the focus is on the controls (useKeyboard).
    keyboard: { enabled: false, pageUpDown: false },
    pagination,
    // React names the slides, since the first one is there before Swiper, and they follow the language.
    a11y: {
      paginationBulletMessage: bulletLabel,
      slideRole: '',
      slideLabelMessage: '',
      wrapperLiveRegion: false,
    },
    on: {
      realIndexChange: ({ realIndex }) => {
        delete first?.dataset.swiperAutoplay
        onSlide(realIndex)
      },
    },
  })
}
