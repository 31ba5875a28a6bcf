import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/PageHeader'
import type { GameType, Id } from '@/domain/entities'
import { gameTypes } from '@/domain/gameTypes'
import { bannerOf } from '@/features/casino/bannerOf'
import { GameFilterBar } from '@/features/casino/GameFilterBar'
import { GameList } from '@/features/casino/GameList'
import { GameTypeNav } from '@/features/casino/GameTypeNav'
import { useGameFilters } from '@/features/casino/useGameFilters'
import { useGameList } from '@/features/casino/useGameList'
import { useListQuery } from '@/features/casino/useListQuery'

interface PreviewPageProps {
  type: GameType
  /** /pragmatic is the preview of type 1 with its provider fixed (Decisions 9). */
  fixedProvider?: Id
}

/** Reserves the space of the count while it is unknown. */
const BLANK = '\u00a0'

export default function PreviewPage({ type, fixedProvider }: PreviewPageProps) {
  const { t } = useTranslation()
  const isSection = fixedProvider !== undefined
  const { filters, isFiltered, clear, setFilters } = useGameFilters(type, fixedProvider)
  const list = useGameList(useListQuery(type, filters))
  const { total } = list

  return (
    <>
      <PageHeader
        title={t(`games.title.${isSection ? 'pragmatic' : gameTypes[type].key}`)}
        {...(!isSection && bannerOf(type))}
        isLow
        subtitle={total === null ? BLANK : t('games.count', { count: total })}
      >
        {!isSection && <GameTypeNav current={type} kind="preview" />}
      </PageHeader>
      <GameFilterBar
        type={type}
        hasProviders={!isSection}
        filters={filters}
        setFilters={setFilters}
      />
      <GameList key={type} list={list} onClear={isFiltered ? clear : undefined} />
    </>
  )
}
