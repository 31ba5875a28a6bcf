import type Swiper from 'swiper'
import { useEffect, useEffectEvent, useState, type FocusEvent, type RefObject } from 'react'
import { BANNER_AUTOPLAY_MS } from '@/domain/constants'
import { REDUCED_MOTION, useMedia } from '@/lib/dom/useMedia'
import { ON_SCREEN, useInView } from '@/lib/dom/useInView'
import { useIsVisible } from '@/lib/dom/visibility'

/** Not Swiper's Autoplay, which always runs an animation loop and ignores focus and scrolling. */
export function useAutoplay(
  root: RefObject<Element | null>,
  swiper: Swiper | null,
  active: number,
) {
  const [choice, setChoice] = useState<'pause' | 'play' | null>(null)
  const [isInUse, setInUse] = useState(false)
  const isStill = useMedia(REDUCED_MOTION)
  const isTabVisible = useIsVisible()
  const isOnScreen = useInView(root, { margin: ON_SCREEN, once: false }) && isTabVisible
  const isPaused = choice === null ? isStill : choice === 'pause'
  const isRotating = isOnScreen && !isPaused && !isInUse
  // The first slide's time counts from the first view, before Swiper has loaded.
  const turn = useEffectEvent(() => swiper?.slideNext())

  useEffect(() => {
    if (!isRotating) return
    const timer = setInterval(() => {
      turn()
    }, BANNER_AUTOPLAY_MS)
    return () => {
      clearInterval(timer)
    }
  }, [active, isRotating])

  return {
    isRotating,
    isPaused,
    toggle: () => {
      setChoice(isPaused ? 'play' : 'pause')
      // After a press on play the carousel turns, although mouse and focus are on the button.
      if (isPaused) setInUse(false)
    },
    handlers: {
      onPointerEnter: () => {
        setInUse(true)
      },
      onPointerLeave: () => {
        setInUse(false)
      },
      onFocus: () => {
        setInUse(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setInUse(false)
      },
    },
  }
}
