import { useCallback, useState } from 'react'
import type { PlayState } from './playState'

/** One opening of a game: its key tells it from the next of the same game. */
export interface OpenGame {
  key: string
  game: PlayState
}

/**
 * What runs: the game of the play page, or the one that its player has minimised. Only `minimise`
 * keeps a game beyond its page (Quality D6); another play page replaces it, and so does its own.
 */
export function useMiniPlayer(onPage: OpenGame | null, mayRun: boolean) {
  // `isAway` once the play page has been left: until then the page itself shows the game.
  const [kept, setKept] = useState<(OpenGame & { isAway: boolean }) | null>(null)
  const isArriving = kept !== null && !kept.isAway && !onPage
  const isOver = kept !== null && (!mayRun || (kept.isAway && onPage !== null))
  if (isOver) setKept(null)
  else if (isArriving) setKept({ ...kept, isAway: true })

  const mini = kept && !isOver && !onPage ? kept : null
  const minimise = useCallback((opening: OpenGame) => {
    setKept({ ...opening, isAway: false })
  }, [])
  const end = useCallback(() => {
    setKept(null)
  }, [])
  return { opening: onPage ?? mini, isMini: mini !== null, minimise, end }
}
