import { useTranslation } from 'react-i18next'
import { GameGrid } from '@/components/games/GameGrid'
import { LoadMore } from '@/components/games/LoadMore'
import { NoGame } from '@/components/games/NoGame'
import { ServerDown } from '@/components/ServerDown'
import type { GameListView } from './useGameList'
import { useGameTile } from './useGameTile'

interface GameListProps {
  list: GameListView
  /** Set while filters are active. */
  onClear: (() => void) | undefined
}

export function GameList({ list, onClear }: GameListProps) {
  const { t } = useTranslation()
  const tile = useGameTile()
  const { games, total, loading, failure, isEmpty } = list
  const shown = games.length
  const share = total === null || total === 0 ? undefined : Math.min(1, shown / total)
  const count =
    total === null
      ? t('games.count', { count: shown })
      : t('games.shown', { count: total, shown, total })

  return (
    <>
      {(shown > 0 || loading > 0) && <GameGrid games={games} loading={loading} tile={tile} />}
      {/* Always rendered, so that screen readers announce its changes. */}
      <div aria-live="polite">
        {failure !== null && <ServerDown message={failure} onRetry={list.retry} />}
        {isEmpty && failure === null && <NoGame {...(onClear && { onClear })} />}
      </div>
      <LoadMore
        status={shown === 0 ? '' : count}
        share={shown === 0 ? undefined : share}
        hasMore={list.hasMore}
        isLoading={loading > 0}
        onMore={list.loadMore}
      />
    </>
  )
}
