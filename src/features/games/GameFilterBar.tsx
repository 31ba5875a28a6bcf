import type { GameType } from '@/domain/entities'
import { useIsMobile } from '@/lib/useIsMobile'
import { CategoryFilter } from './CategoryFilter'
import styles from './GameFilterBar.module.css'
import { GameSearch } from './GameSearch'
import { ProviderFilter } from './ProviderFilter'
import type { useGameFilters } from './useGameFilters'

interface GameFilterBarProps {
  type: GameType
  /** The Pragmatic section has its provider fixed (Decisions 9). */
  hasProviders: boolean
  control: ReturnType<typeof useGameFilters>
}

/** Spec §2 Game list pages: categories, search and providers. */
export function GameFilterBar({ type, hasProviders, control }: GameFilterBarProps) {
  const isMobile = useIsMobile()
  const edge = isMobile ? styles.bleed : undefined
  const { filters, setProvider, setCategory, setSearch } = control
  return (
    <div className={styles.filters}>
      <div className={isMobile ? styles.stack : styles.line}>
        <CategoryFilter
          className={edge}
          type={type}
          value={filters.category}
          onChange={setCategory}
        />
        <GameSearch value={filters.search} onSearch={setSearch} />
      </div>
      {hasProviders && (
        <ProviderFilter
          className={edge}
          type={type}
          value={filters.provider}
          onChange={setProvider}
        />
      )}
    </div>
  )
}
