import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameRail } from '@/components/games/GameRail'
import { RowHeader } from '@/components/games/RowHeader'
import { paths } from '@/domain/paths'
import { usePersisted } from '@/device/persisted'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { favourites } from './favourites'
import { recentGames } from '@/device/recentGames'
import { useGameTile } from './useGameTile'

/** One line on desktop; a few screens of the phone's rail. */
const MAX_GAMES = { desktop: 6, mobile: 10 } as const

/** The home page's row of recent games, or of favourites if there are none; null without either. */
export function RecentRow() {
  const { t } = useTranslation()
  const id = useId()
  const tile = useGameTile()
  const isMobile = useIsMobile()
  const recent = usePersisted(recentGames).value
  const favouriteGames = usePersisted(favourites).value
  // Decided once per visit, because a row that appears later would move what the player reads or presses.
  const [wasShown] = useState(recent.length + favouriteGames.length > 0)
  const games = recent.length > 0 ? recent : favouriteGames
  if (!wasShown || games.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <RowHeader
        id={id}
        title={t(recent.length > 0 ? 'myGames.recent' : 'myGames.favourites')}
        allTo={paths.myGames}
      />
      <GameRail>
        {games.slice(0, isMobile ? MAX_GAMES.mobile : MAX_GAMES.desktop).map((game) => tile(game))}
      </GameRail>
    </section>
  )
}
