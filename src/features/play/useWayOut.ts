import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { continuing } from '@/lib/dom/placeName'
import { currentKey, traverseBack } from './historyEntries'
import type { Origin } from './playTrail'

/** How long a step back may take before the play entry is replaced instead. */
const PATIENCE_MS = 300

interface Leaving {
  timer: ReturnType<typeof setTimeout>
  /** Some page of the app has come: any but the wanted one gives way to that. */
  onArrival: () => void
}

const addressOf = ({ pathname, search }: Origin) => pathname + search

/**
 * Finding S1: what a game does inside its frame adds entries to the tab's history, so that one step
 * back may only lead back inside the frame. This leads from a play entry to the entry before it, or
 * to `preview` where the game was opened from elsewhere, and leaves none of the game's entries
 * behind where the browser can tell them apart.
 */
export function useWayOut(entryKey: string) {
  const navigate = useNavigate()
  const lengthBefore = useRef(0)
  const leaving = useRef<Leaving | null>(null)

  useEffect(() => {
    lengthBefore.current = window.history.length
    return () => {
      const ended = leaving.current
      leaving.current = null
      clearTimeout(ended?.timer)
      ended?.onArrival()
    }
  }, [entryKey])

  return useCallback(
    (origin: Origin | null, isWanted: boolean, preview: string) => {
      if (leaving.current) return
      const back = origin && isWanted ? origin : null
      const address = back ? addressOf(back) : preview
      const state = back && continuing(back.place)
      const replace = () => {
        leaving.current = null
        void navigate(address, { replace: true, state })
      }

      const moves = Math.max(0, window.history.length - lengthBefore.current)
      if (!origin || (!back && moves === 0)) {
        replace()
        return
      }
      const isUnderWay = traverseBack()
      // Steps are counted without the Navigation API, and a player who went back inside the frame
      // has used some of them up: never so many that they could lead out of the app.
      if (isUnderWay === false || (isUnderWay === null && moves > origin.index)) {
        replace()
        return
      }
      if (isUnderWay === null) void navigate(-1 - moves)
      leaving.current = {
        timer: setTimeout(replace, PATIENCE_MS),
        onArrival: () => {
          const here = currentKey()
          if (here !== null && here !== back?.key) void navigate(address, { state })
        },
      }
    },
    [navigate],
  )
}
