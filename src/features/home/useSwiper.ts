import type Swiper from 'swiper'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { BANNER_AUTOPLAY_MS } from '@/domain/constants'
import { afterPaint } from '@/lib/loading/afterPaint'
import type { createSwiper, SwiperSettings } from './createSwiper'

/** Swiper is not loaded earlier, so that it does not compete with the first view. */
const LOAD_AFTER_MS = 2800

/** Runs after that time, or as soon as the player touches, hovers or focuses the element. */
function afterFirstView(element: HTMLElement, run: () => void): () => void {
  const timer = setTimeout(run, LOAD_AFTER_MS)
  const signs = ['pointerenter', 'touchstart', 'focusin'] as const
  for (const sign of signs) element.addEventListener(sign, run, { once: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const sign of signs) element.removeEventListener(sign, run)
  }
}

interface Elements {
  root: RefObject<HTMLElement | null>
  stage: RefObject<HTMLElement | null>
  dots: RefObject<HTMLElement | null>
}

type Settings = Pick<SwiperSettings, 'isStill' | 'pagination' | 'bulletLabel'>

/**
 * Swiper on our own elements. It is loaded after the first view; before that, and if it cannot be loaded,
 * the first slide shows. Swiper's React components would mount the first slide a second time and lose a
 * focus in it. Pass a new `settings` object to rebuild.
 */
export function useSwiper({ root, stage, dots }: Elements, settings: Settings) {
  const [create, setCreate] = useState<typeof createSwiper | null>(null)
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  const [active, setActive] = useState(0)
  const place = useRef(0)
  const shownAt = useRef(0)

  useEffect(() => {
    shownAt.current = Date.now()
    if (!root.current) return
    return afterFirstView(root.current, () => {
      import('./createSwiper').then(
        (library) => {
          setCreate(() => library.createSwiper)
        },
        () => undefined,
      )
    })
  }, [root])

  useEffect(() => {
    const element = stage.current
    if (!create || !element) return
    let made: Swiper | null = null
    // Swiper measures the slides at once, so their first layout gets a task of its own on slow phones.
    const cancel = afterPaint(() => {
      const left = shownAt.current + BANNER_AUTOPLAY_MS - Date.now()
      made = create(element, {
        ...settings,
        pagination: { ...settings.pagination, el: dots.current },
        start: place.current,
        firstDelay: Math.max(left, 1),
        onSlide: (index) => {
          place.current = index
          shownAt.current = Date.now()
          setActive(index)
        },
      })
      setSwiper(made)
    })
    return () => {
      cancel()
      setSwiper(null)
      made?.destroy()
    }
  }, [create, stage, dots, settings])

  return { isReady: create !== null, swiper, active }
}
