import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { continuing } from '@/lib/dom/placeName'
import { currentKey, traverseBack } from './historyEntries'
import type { Origin } from './playTrail'

/** The time for a step back before the play entry is replaced instead. */
const PATIENCE_MS = 300

interface Leaving {
  timer: ReturnType<typeof setTimeout>
  /** Called when a page of the app appears; any but the wanted one is replaced by it. */
  onArrival: () => void
}

const addressOf = ({ pathname, search }: Origin) => pathname + search

/**
 * Finding S1: a game that navigates inside its frame adds entries to the tab's history, so that one step
 * back may stay inside the frame. This returns from a play entry to the entry before it, or to `preview` if
 * the game was opened from elsewhere, and removes the game's entries if the browser can identify them.
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
      // Without the Navigation API steps are counted. A player who went back inside the frame has used
      // some, so the count never exceeds the entries of the app.
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
