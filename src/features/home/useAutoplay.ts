import type Swiper from 'swiper'
import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import { REDUCED_MOTION, useMedia } from '@/lib/dom/useMedia'
import { useIsOnScreen } from './useIsOnScreen'

/**
 * Swiper's Autoplay runs while the carousel is on screen and not paused, hovered or focused;
 * with reduced motion it starts paused. Autoplay itself ignores focus and scrolling, and its
 * `pauseOnMouseEnter` works only if it waits for the transition (createSwiper.ts).
 */
export function useAutoplay(root: RefObject<Element | null>, swiper: Swiper | null) {
  const [choice, setChoice] = useState<'pause' | 'play' | null>(null)
  const [isInUse, setInUse] = useState(false)
  const isStill = useMedia(REDUCED_MOTION)
  const isOnScreen = useIsOnScreen(root)
  const isPaused = choice === null ? isStill : choice === 'pause'
  const isRotating = isOnScreen && !isPaused && !isInUse

  useEffect(() => {
    if (isRotating) swiper?.autoplay.start()
    else swiper?.autoplay.stop()
  }, [swiper, isRotating])

  return {
    isRotating,
    isPaused,
    toggle: () => {
      setChoice(isPaused ? 'play' : 'pause')
      // After a press on play it runs, although mouse and focus are on the button.
      if (isPaused) setInUse(false)
    },
    /** Event handlers for the carousel's root. */
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setInUse(true)
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
