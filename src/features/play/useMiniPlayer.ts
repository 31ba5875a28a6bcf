import { useCallback, useState } from 'react'
import type { PlayState } from './playState'

/** One opening of a game; the key distinguishes openings of the same game. */
export interface OpenGame {
  key: string
  game: PlayState
}

/**
 * The running game: that of the play page, or the minimised one. Only `minimise` keeps a game after its
 * page (Quality D6); any play page replaces it.
 */
export function useMiniPlayer(onPage: OpenGame | null, mayRun: boolean) {
  // `isAway` after the play page is left; until then the page itself shows the game.
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
