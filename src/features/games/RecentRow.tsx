import { useId, useState } from 'react'
import { GameRail } from '@/components/games/GameRail'
import { RowHeader } from '@/components/games/RowHeader'
import { paths } from '@/domain/paths'
import { useTexts } from '@/i18n/texts'
import { usePersisted } from '@/device/persisted'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { favourites } from '@/device/favourites'
import { recentGames } from '@/device/recentGames'
import { useGameTile } from './useGameTile'

/** One line on desktop; a few screens of the phone's rail. */
const ROOM = { desktop: 6, mobile: 10 } as const

/** The home page's row of recent games, or of favourites if there are none; absent without either. */
export function RecentRow() {
  const t = useTexts()
  const id = useId()
  const tile = useGameTile()
  const isMobile = useIsMobile()
  const recent = usePersisted(recentGames).value
  const kept = usePersisted(favourites).value
  // Decided once per visit, because a row that appears would move the page under the player's hands.
  const [wasThere] = useState(recent.length + kept.length > 0)
  const games = recent.length > 0 ? recent : kept
  if (!wasThere || games.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <RowHeader
        id={id}
        title={t(recent.length > 0 ? 'myGames.recent' : 'myGames.favourites')}
        allTo={paths.myGames}
      />
      <GameRail>{games.slice(0, isMobile ? ROOM.mobile : ROOM.desktop).map(tile)}</GameRail>
    </section>
  )
}
