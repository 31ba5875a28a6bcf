import type Swiper from 'swiper'
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { bannerKeys } from '@/domain/banners'
import { afterPaint } from '@/lib/loading/afterPaint'
import { importFile } from '@/lib/loading/files'
import { usePageIdle } from '@/store/usePageIdle'
import type { createSwiper, SwiperSettings } from './createSwiper'

interface Elements {
  stage: RefObject<HTMLElement | null>
  dots: RefObject<HTMLElement | null>
}

type Settings = Pick<SwiperSettings, 'isStill' | 'pagination' | 'bulletLabel'>

const near = (index: number) =>
  [-1, 0, 1].map((by) => (index + by + bannerKeys.length) % bannerKeys.length)

/** The front slide, and the slides whose images have been needed so far. */
const start = { active: 0, needed: new Set(near(0)) }
const withActive = ({ needed }: typeof start, active: number) => ({
  active,
  needed: new Set([...needed, ...near(active)]),
})

/** Not Swiper's React components, which would mount the first slide again and lose the focus in it. */
export function useSwiper({ stage, dots }: Elements, settings: Settings) {
  const [create, setCreate] = useState<typeof createSwiper | null>(null)
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  const [{ active, needed }, setActive] = useReducer(withActive, start)
  const lastIndex = useRef(0)
  // Swiper is not loaded earlier, so that it does not compete with the first view.
  const isIdle = usePageIdle()

  useEffect(() => {
    if (!isIdle) return
    importFile(() => import('./createSwiper'))
      .then((library) => {
        setCreate(() => library.createSwiper)
      })
      .catch(() => undefined)
  }, [isIdle])

  useEffect(() => {
    const element = stage.current
    if (!create || !element) return
    let instance: Swiper | null = null
    // Swiper measures the slides on creation; after a paint, this is not in the same task as their render.
    const cancel = afterPaint(() => {
      instance = create(element, {
        ...settings,
        pagination: { ...settings.pagination, el: dots.current },
        start: lastIndex.current,
        onSlide: (index) => {
          lastIndex.current = index
          setActive(index)
        },
      })
      setSwiper(instance)
    })
    return () => {
      cancel()
      setSwiper(null)
      instance?.destroy()
    }
  }, [create, stage, dots, settings])

  return { isReady: create !== null, swiper, active, needed }
}
