import type { CSSProperties, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import styles from './LoadMore.module.css'

interface LoadMoreProps {
  /** How much of the total is shown; announced on change. */
  status: string
  /** The same share from 0 to 1, if the total is known. */
  share?: number | undefined
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
}

export function LoadMore({ status, share, hasMore, isLoading, onMore }: LoadMoreProps) {
  const { t } = useTranslation()
  // A double click loads only one page, however fast the response.
  const press = ({ detail }: MouseEvent) => {
    if (detail < 2) onMore()
  }
  return (
    <div className={styles.more}>
      <p aria-live="polite">{status}</p>
      {share !== undefined && (
        <span className={styles.meter} style={{ '--share': share } as CSSProperties} aria-hidden />
      )}
      {hasMore && (
        <Button variant="quiet" size="lg" isLoading={isLoading} onClick={press}>
          {t('common.loadMore')}
        </Button>
      )}
    </div>
  )
}
