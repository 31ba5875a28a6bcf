import { useTranslation } from 'react-i18next'
import { Link } from '@/components/Link'
import { IconButton } from '@/components/IconButton'
import styles from './RowHeader.module.css'
import { Star } from '@/components/Star'

interface Turn {
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

interface RowHeaderProps {
  /** The title's id, which labels the region. */
  id: string
  title: string
  wordmark?: string
  /** The wordmark waits until it is near the viewport. */
  isFar?: boolean
  allTo?: string
  turn?: Turn
}

export function RowHeader({ id, title, wordmark, isFar, allTo, turn }: RowHeaderProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.head}>
      {!wordmark && <Star />}
      <h2 id={id} className={styles.title}>
        {wordmark ? (
          <img
            className={styles.wordmark}
            src={wordmark}
            alt={title}
            width={134}
            height={44}
            loading={isFar ? 'lazy' : undefined}
          />
        ) : (
          title
        )}
      </h2>
      {allTo && (
        <Link className={styles.all} to={allTo} aria-describedby={id}>
          {t('common.all')}
        </Link>
      )}
      {turn && (
        <span className={styles.arrows}>
          <IconButton
            variant="disc"
            icon="left"
            flip
            label={t('common.previous')}
            disabled={!turn.hasPrevious}
            onClick={turn.onPrevious}
          />
          <IconButton
            variant="disc"
            icon="right"
            flip
            label={t('common.next')}
            disabled={!turn.hasNext}
            onClick={turn.onNext}
          />
        </span>
      )}
    </div>
  )
}
