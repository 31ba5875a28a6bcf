import { useCallback, useState } from 'react'
import type { PlayState } from './playState'

/** One opening of a game; the key distinguishes openings of the same game. */
export interface OpenGame {
  key: string
  game: PlayState
}

/**
 * The running game: that of the play page, or the minimised one. A game survives its page
 * only after `minimise`; any play page replaces it.
 */
export function useMiniPlayer(onPage: OpenGame | null, mayRun: boolean) {
  // `isAway` after the play page is left; until then the page itself shows the game.
  const [minimised, setMinimised] = useState<(OpenGame & { isAway: boolean }) | null>(null)
  const hasLeftPage = minimised !== null && !minimised.isAway && !onPage
  const isEnded = minimised !== null && (!mayRun || (minimised.isAway && onPage !== null))
  if (isEnded) setMinimised(null)
  else if (hasLeftPage) setMinimised({ ...minimised, isAway: true })

  const mini = minimised && !isEnded && !onPage ? minimised : null
  const minimise = useCallback((opening: OpenGame) => {
    setMinimised({ ...opening, isAway: false })
  }, [])
  const end = useCallback(() => {
    setMinimised(null)
  }, [])
  return { opening: onPage ?? mini, isMini: mini !== null, minimise, end }
}
