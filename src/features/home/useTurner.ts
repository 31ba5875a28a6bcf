import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Turner, turnSlides } from './swiper'

/** Runs when the page has loaded and nothing else is to be done; returns the way to call it off. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => {
      clearTimeout(timer)
    }
  }
  const id = requestIdleCallback(run)
  return () => {
    cancelIdleCallback(id)
  }
}

interface Turning {
  /** The slides can be turned: all of them have to be there. */
  isReady: boolean
  goTo: (index: number) => void
  next: () => void
}

/**
 * What turns the slides comes after the page is interactive; until then, and where it can't be had,
 * the first slide stands. A new `kind` (direction, layout, motion) builds it anew.
 */
export function useTurner(
  stage: RefObject<HTMLElement | null>,
  kind: string,
  isStill: boolean,
  onTurn: (index: number) => void,
): Turning {
  const [turn, setTurn] = useState<typeof turnSlides | null>(null)
  const turner = useRef<Turner | null>(null)

  useEffect(
    () =>
      whenIdle(() => {
        import('./swiper').then(
          (library) => {
            setTurn(() => library.turnSlides)
          },
          () => undefined,
        )
      }),
    [],
  )

  useEffect(() => {
    if (!turn || !stage.current) return
    const made = turn(stage.current, { isStill, onTurn })
    turner.current = made
    return () => {
      turner.current = null
      made.stop()
    }
  }, [turn, stage, kind, isStill, onTurn])

  return {
    isReady: turn !== null,
    goTo: useCallback((index: number) => turner.current?.goTo(index), []),
    next: useCallback(() => turner.current?.next(), []),
  }
}
