import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ServerDown } from '@/components/ServerDown'
import { ShowMore } from '@/components/ShowMore'
import { Star } from '@/components/Star'
import { SKELETON_TOP_WINS } from '@/domain/constants'
import { focusableScroller } from '@/lib/dom/focusableScroller'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { cx } from '@/lib/dom/cx'
import { usePageIdle } from '@/store/usePageIdle'
import { usePriority } from '@/store/usePriority'
import { useLimited } from '@/lib/loading/useLimited'
import { TopWinCard } from './TopWinCard'
import { TopWinLine } from './TopWinLine'
import styles from './TopWinners.module.css'
import { useTopWinners } from './useTopWinners'

export function TopWinners() {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // On desktop the panel is in the first view; on a phone the rail is below it.
  const ofRail = usePriority(section)
  const priority = isMobile ? ofRail : 'now'
  const isIdle = usePageIdle()
  const { rows, isLoading, failure, retry } = useTopWinners(priority)
  const { shown, onMore } = useLimited(rows)
  const Row = isMobile ? TopWinCard : TopWinLine
  const isWaiting = isLoading || priority === 'later'
  const skeletons = Array.from({ length: isWaiting ? SKELETON_TOP_WINS : 0 }, () => null)
  const wins = priority === 'later' ? skeletons : [...shown, ...skeletons]

  return (
    <section ref={section} className={isMobile ? styles.shelf : styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <Star />
        <h2 id={id} className={styles.title}>
          {t('home.topWinners')}
        </h2>
      </div>
      {failure !== null ? (
        <ServerDown message={failure} onRetry={retry} />
      ) : wins.length === 0 ? (
        <p className={styles.none}>{t('home.noWinners')}</p>
      ) : (
        <ol
          className={cx(isMobile ? styles.rail : styles.lines, !isIdle && styles.still)}
          aria-labelledby={id}
          aria-busy={isWaiting}
          {...(isMobile && focusableScroller)}
        >
          {wins.map((win, index) => (
            <Row key={index} win={win} rank={index + 1} priority={priority} />
          ))}
        </ol>
      )}
      <ShowMore onMore={onMore} />
    </section>
  )
}
