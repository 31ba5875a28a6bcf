import { useId, useMemo, useRef } from 'react'
import { RowHeader } from '@/components/games/RowHeader'
import type { GameType, Id } from '@/domain/entities'
import { cx } from '@/lib/dom/cx'
import type { Priority } from '@/lib/loading/priority'
import { usePriority } from '@/store/usePriority'
import styles from './GameRow.module.css'
import { RowGames } from './RowGames'
import { useGameRow } from './useGameRow'

interface GameRowProps {
  title: string
  allTo: string
  type: GameType
  size: number
  provider?: Id | undefined
  /** Of its covers: `now` in the first view of a screen. */
  priority?: Priority
  /** The wordmark of a provider's row on an index; on desktop it replaces the title, on a panel. */
  wordmark?: string
}

/** Spec §2, Decisions 11: a row of games with pages, turned by Previous and Next. */
export function GameRow({
  title,
  allTo,
  type,
  size,
  provider,
  priority = 'soon',
  wordmark,
}: GameRowProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const isProvider = wordmark !== undefined
  // When the row loads; the covers of a first row are `now` in any case.
  const own = usePriority(section, isProvider)
  const query = useMemo(
    () => ({ type, size, ...(provider !== undefined && { provider }) }),
    [provider, size, type],
  )
  const { turn, page, ...row } = useGameRow(query, own)

  return (
    <section
      ref={section}
      className={cx(isProvider && styles.panel, own !== 'now' && styles.far)}
      aria-labelledby={id}
      data-testid={isProvider ? 'provider-row' : undefined}
    >
      <RowHeader
        id={id}
        title={title}
        {...(wordmark && { wordmark, isFar: own === 'later' })}
        allTo={allTo}
        turn={turn}
      />
      <RowGames
        key={page}
        {...row}
        // Loaded games of a provider stay when they leave the view.
        priority={
          priority === 'soon' && own === 'later' && (row.isLoading || !isProvider) ? own : priority
        }
        size={size}
        isNarrow={isProvider}
      />
    </section>
  )
}
