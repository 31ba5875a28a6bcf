import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import { BANNER_AUTOPLAY_MS } from '@/domain/constants'
import { REDUCED_MOTION, useMedia } from '@/lib/useMedia'
import { useIsSeen } from './useIsSeen'

interface Rotation {
  isRotating: boolean
  isPaused: boolean
  toggle: () => void
  /** For the carousel's root. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Spec §9: turns every 3500 ms; QUALITY I3: stands while a mouse is over it or the focus is in it,
 * while nobody can see it, when paused, and for reduced motion until the player says otherwise.
 */
export function useRotation(
  root: RefObject<Element | null>,
  active: number,
  next: () => void,
): Rotation {
  const [choice, setChoice] = useState<'pause' | 'play' | null>(null)
  const [isHeld, setHeld] = useState(false)
  const isStill = useMedia(REDUCED_MOTION)
  const isSeen = useIsSeen(root)
  const isPaused = choice === null ? isStill : choice === 'pause'
  const isRotating = isSeen && !isPaused && !isHeld

  // Anew after each turn, so that a slide chosen by hand stays as long as any other.
  useEffect(() => {
    if (!isRotating) return
    const timer = setTimeout(next, BANNER_AUTOPLAY_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [active, isRotating, next])

  return {
    isRotating,
    isPaused,
    toggle: () => {
      setChoice(isPaused ? 'play' : 'pause')
      // Who presses play wants to see it play, though focus and mouse are on the button.
      if (isPaused) setHeld(false)
    },
    handlers: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') setHeld(true)
      },
      onPointerLeave: () => {
        setHeld(false)
      },
      onFocus: () => {
        setHeld(true)
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(false)
      },
    },
  }
}
