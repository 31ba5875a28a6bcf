import Swiper from 'swiper'
import 'swiper/css'
import 'swiper/css/effect-cube'
import { EffectCube } from 'swiper/modules'
import { BANNER_TRANSITION_MS } from '@/domain/constants'

interface TurnOptions {
  /** Reduced motion: no cube, no transition. */
  isStill: boolean
  onTurn: (index: number) => void
}

export interface Turner {
  goTo: (index: number) => void
  next: () => void
  stop: () => void
}

/** Spec §9 Banner carousel: cube, transition 1200 ms, loop. Its direction is the element's own. */
export function turnSlides(element: HTMLElement, { isStill, onTurn }: TurnOptions): Turner {
  const swiper = new Swiper(element, {
    modules: [EffectCube],
    effect: isStill ? 'slide' : 'cube',
    // Shades would keep the main thread at work on every frame of a turn.
    cubeEffect: { shadow: false, slideShadows: false },
    speed: isStill ? 0 : BANNER_TRANSITION_MS,
    loop: true,
    // A turn whose end nobody told, as in a tab that was hidden, must not be the last one.
    loopPreventsSliding: false,
    simulateTouch: false,
    on: {
      realIndexChange: ({ realIndex }) => {
        onTurn(realIndex)
      },
    },
  })
  return {
    goTo: (index) => {
      swiper.slideToLoop(index)
    },
    next: () => {
      swiper.slideNext()
    },
    stop: () => {
      swiper.destroy()
    },
  }
}
