import { useEffect, useState } from 'react'
import { roundsOf, type LastRounds } from '@/domain/rounds'
import { useAppDispatch } from '@/store/hooks'
import { readLastRows } from '@/store/money/lastRows'

interface Answer extends LastRounds {
  /** Rows that cannot be read, or name no game. */
  unread: number
}

/** Asks when it is first shown, and on each `refresh`; what was read stays until the next answer. */
export function useLastRounds(game: string) {
  const dispatch = useAppDispatch()
  const [turn, setTurn] = useState(0)
  const [settled, setSettled] = useState(-1)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    const load = dispatch(readLastRows())
    void load.then((result) => {
      if (readLastRows.rejected.match(result)) {
        if (result.meta.aborted) return
        setFailure(result.payload?.message ?? '')
      } else {
        const { rows, dropped } = result.payload
        const read = roundsOf(rows, game)
        setAnswer({ ...read, unread: dropped + read.nameless })
        setFailure(null)
      }
      setSettled(turn)
    })
    return () => {
      load.abort()
    }
  }, [dispatch, game, turn])

  const isBusy = settled !== turn
  const refresh = () => {
    if (!isBusy) setTurn(turn + 1)
  }
  return { answer, failure, isBusy, refresh }
}
