import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/EmptyState'
import { GameGrid } from '@/components/games/GameGrid'
import { RowHeader } from '@/components/games/RowHeader'
import type { Game } from '@/domain/entities'
import { usePersisted } from '@/device/persisted'
import { favourites } from './favourites'
import { recentGames } from '@/device/recentGames'
import { useGameTile } from './useGameTile'

export function MyGameLists() {
  const { t } = useTranslation()
  const favouriteGames = usePersisted(favourites).value
  const recent = usePersisted(recentGames).value
  if (favouriteGames.length + recent.length === 0) {
    return <EmptyState title={t('myGames.empty.title')} text={t('myGames.empty.text')} />
  }
  return (
    <>
      {favouriteGames.length > 0 && <List title={t('myGames.favourites')} games={favouriteGames} />}
      {recent.length > 0 && <List title={t('myGames.recent')} games={recent} />}
    </>
  )
}

function List({ title, games }: { title: string; games: readonly Game[] }) {
  const id = useId()
  const tile = useGameTile()
  return (
    <section aria-labelledby={id}>
      <RowHeader id={id} title={title} />
      <GameGrid games={games} tile={tile} />
    </section>
  )
}
