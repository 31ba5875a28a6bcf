import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { afterPaint } from '@/lib/afterPaint'
import type { Turner, turnSlides } from './swiper'

/**
 * The start of the page, and what then comes below it, have the first seconds to themselves; the first
 * turn is due after them.
 */
const QUIET_MS = 2800

/** Runs when the start is over, or as soon as somebody lays hands on the element. */
function afterStart(element: HTMLElement, run: () => void): () => void {
  const timer = setTimeout(run, QUIET_MS)
  const hands = ['pointerenter', 'touchstart', 'focusin'] as const
  for (const kind of hands) element.addEventListener(kind, run, { once: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const kind of hands) element.removeEventListener(kind, run)
  }
}

interface Turning {
  /** The slides can be turned: all of them have to be there. */
  isReady: boolean
  goTo: (index: number) => void
  next: () => void
}

/**
 * What turns the slides comes after the start; until then, and where it can't be had, the first
 * slide stands, and a turn that was due waits. A new `kind` (direction, layout, motion) builds it anew.
 */
export function useTurner(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  kind: string,
  isStill: boolean,
  onTurn: (index: number) => void,
): Turning {
  const [turn, setTurn] = useState<typeof turnSlides | null>(null)
  const turner = useRef<Turner | null>(null)
  const due = useRef<((turner: Turner) => void) | null>(null)

  useEffect(() => {
    if (!root.current) return
    return afterStart(root.current, () => {
      import('./swiper').then(
        (library) => {
          setTurn(() => library.turnSlides)
        },
        () => undefined,
      )
    })
  }, [root])

  useEffect(() => {
    const element = stage.current
    if (!turn || !element) return
    // It measures the slides at once: on a slow phone their first layout has a task of its own.
    const callOff = afterPaint(() => {
      const made = turn(element, { isStill, onTurn })
      turner.current = made
      due.current?.(made)
      due.current = null
    })
    return () => {
      callOff()
      turner.current?.stop()
      turner.current = null
    }
  }, [turn, stage, kind, isStill, onTurn])

  const act = useCallback((how: (turner: Turner) => void) => {
    if (turner.current) how(turner.current)
    else due.current = how
  }, [])

  return {
    isReady: turn !== null,
    goTo: useCallback(
      (index: number) => {
        act((made) => {
          made.goTo(index)
        })
      },
      [act],
    ),
    next: useCallback(() => {
      act((made) => {
        made.next()
      })
    }, [act]),
  }
}
