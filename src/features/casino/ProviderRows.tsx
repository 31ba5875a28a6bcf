import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/EmptyState'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { LoadMore } from '@/components/games/LoadMore'
import { ServerDown } from '@/components/ServerDown'
import type { GameType, Id } from '@/domain/entities'
import { gameTypes } from '@/domain/gameTypes'
import { PROVIDER_ROW_SIZE } from '@/lib/pageData'
import { GameRow } from './GameRow'
import styles from './ProviderRows.module.css'
import { RowSkeleton } from './RowSkeleton'
import { useProviders } from './useProviders'

/** Rows that the first view of a screen shows. */
const FIRST_ROWS = 3

export function ProviderRows({ type }: { type: GameType }) {
  const { t } = useTranslation()
  const { providers, loading, hasMore, isEmpty, failure, loadMore, retry } = useProviders(type)
  const size = PROVIDER_ROW_SIZE[type]
  const previewOf = (id: Id) => `${gameTypes[type].preview}?p=${encodeURIComponent(id)}`

  return (
    <>
      <div className={styles.rows} aria-busy={loading > 0}>
        {providers.map(({ id, Alias, Image }, index) => (
          <ErrorBoundary key={id}>
            <GameRow
              title={Alias}
              wordmark={Image}
              allTo={previewOf(id)}
              type={type}
              size={size}
              provider={id}
              priority={index < FIRST_ROWS ? 'now' : 'soon'}
            />
          </ErrorBoundary>
        ))}
        {Array.from({ length: loading }, (_, index) => (
          <RowSkeleton key={index} size={size} />
        ))}
      </div>
      <div aria-live="polite">
        {failure !== null && <ServerDown message={failure} onRetry={retry} />}
        {isEmpty && <EmptyState title={t('games.noProvider')} />}
      </div>
      <LoadMore
        status={
          providers.length === 0 ? '' : t('games.shownProviders', { count: providers.length })
        }
        hasMore={hasMore}
        isLoading={loading > 0}
        onMore={loadMore}
      />
    </>
  )
}
