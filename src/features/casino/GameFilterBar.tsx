import { memo } from 'react'
import type { GameType } from '@/domain/entities'
import { selectToken } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { CategoryFilter } from './CategoryFilter'
import styles from './GameFilterBar.module.css'
import { GameSearch } from './GameSearch'
import { ProviderFilter } from './ProviderFilter'
import { ResumeFilters } from './ResumeFilters'
import type { GameFilters } from './useGameFilters'

interface GameFilterBarProps {
  type: GameType
  /** False in the Pragmatic section, whose provider is fixed (Decisions 9). */
  hasProviders: boolean
  filters: GameFilters
  setFilters: (wanted: Partial<GameFilters>, isWalk?: boolean) => void
}

/** Memoised, because it does not change when more games load. */
export const GameFilterBar = memo(function GameFilterBar({
  type,
  hasProviders,
  filters,
  setFilters,
}: GameFilterBarProps) {
  const token = useAppSelector(selectToken)
  return (
    <div className={styles.filters}>
      {/* The key resets the filters for another player. */}
      {hasProviders && (
        <ResumeFilters key={token} type={type} filters={filters} onResume={setFilters} />
      )}
      <div className={styles.line}>
        <CategoryFilter
          className={styles.bleed}
          type={type}
          value={filters.category}
          onChange={(category, isWalk) => {
            setFilters({ category }, isWalk)
          }}
        />
        <GameSearch
          value={filters.search}
          onSearch={(search) => {
            setFilters({ search })
          }}
        />
      </div>
      {hasProviders && (
        <ProviderFilter
          className={styles.bleed}
          type={type}
          value={filters.provider}
          onChange={(provider, isWalk) => {
            setFilters({ provider }, isWalk)
          }}
        />
      )}
    </div>
  )
})
