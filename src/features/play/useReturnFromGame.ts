import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { continuing } from '@/lib/dom/placeName'
import { currentKey, traverseBack } from '@/lib/dom/historyEntries'
import type { Origin } from './playTrail'

/** If a step back has not arrived after this time, the play entry is replaced instead. */
const BACK_TIMEOUT_MS = 300

interface StepBack {
  timer: ReturnType<typeof setTimeout>
  /** Called when the step back reaches a page of the app; navigates on if it is the wrong one. */
  onArrival: () => void
}

const urlOf = ({ pathname, search }: Origin) => pathname + search

/**
 * A game that navigates inside its frame adds entries to the tab's history, so that one step
 * back may stay inside the frame. This returns from a play entry to the entry before it, or to `preview` if
 * the game was opened from elsewhere, and removes the game's entries if the browser can identify them.
 */
export function useReturnFromGame(entryKey: string) {
  const navigate = useNavigate()
  const lengthBefore = useRef(0)
  const stepBack = useRef<StepBack | null>(null)

  useEffect(() => {
    lengthBefore.current = window.history.length
    return () => {
      const finished = stepBack.current
      stepBack.current = null
      clearTimeout(finished?.timer)
      finished?.onArrival()
    }
  }, [entryKey])

  return useCallback(
    (origin: Origin | null, isWanted: boolean, preview: string) => {
      if (stepBack.current) return
      const back = origin && isWanted ? origin : null
      const url = back ? urlOf(back) : preview
      const state = back && continuing(back.place)
      const replace = () => {
        stepBack.current = null
        void navigate(url, { replace: true, state })
      }

      const frameEntries = Math.max(0, window.history.length - lengthBefore.current)
      if (!origin || (!back && frameEntries === 0)) {
        replace()
        return
      }
      const hasStarted = traverseBack()
      // Without the Navigation API, the frame's entries are counted. The count is too high after a player
      // has gone back inside the frame, so it must not exceed the number of the app's entries.
      if (hasStarted === false || (hasStarted === null && frameEntries > origin.index)) {
        replace()
        return
      }
      if (hasStarted === null) void navigate(-1 - frameEntries)
      stepBack.current = {
        timer: setTimeout(replace, BACK_TIMEOUT_MS),
        onArrival: () => {
          const here = currentKey()
          if (here !== null && here !== back?.key) void navigate(url, { state })
        },
      }
    },
    [navigate],
  )
}
