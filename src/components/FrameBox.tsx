import { useEffect, useState, type ReactNode, type Ref } from 'react'
import { FRAME_TIMEOUT_MS } from '@/domain/constants'
import { cx } from '@/lib/cx'
import type { FrameTarget } from '@/lib/frameTarget'
import { holdReload } from '@/lib/newVersion'
import { useElapsed } from '@/lib/useElapsed'
import { EmptyState } from './EmptyState'
import styles from './FrameBox.module.css'
import { Skeleton } from './Skeleton'
import { Spinner } from './Spinner'

interface FrameBoxProps {
  /** Null while it is being asked for: a skeleton stands in its place. */
  target: FrameTarget | null
  /** The frame's name. */
  title: string
  texts: { loading: string; slowTitle: string; slowText: string }
  /** What the player can do when the frame does not load in 20 s. */
  slowActions: ReactNode
  /** Stands behind the frame until its page is drawn. */
  backdrop?: ReactNode
  /** Says whether the page runs, where the frame's `load` alone does not tell. */
  isReady?: boolean
  frameRef?: Ref<HTMLIFrameElement>
  frameTestId?: string
}

/**
 * Decisions 13, 15: a partner's page in a frame that can never move the top page. A new `key` loads
 * it anew.
 */
export function FrameBox({
  target,
  title,
  texts,
  slowActions,
  backdrop,
  isReady,
  frameRef,
  frameTestId,
}: FrameBoxProps) {
  const [isLoaded, setLoaded] = useState(false)
  const isShown = isReady ?? isLoaded
  const isSlow = useElapsed(FRAME_TIMEOUT_MS, target !== null && !isShown) && !isShown

  // What runs in the frame would be lost.
  useEffect(() => (target ? holdReload() : undefined), [target])

  return (
    <div className={styles.box} aria-busy={!isShown && !isSlow}>
      {!isShown && backdrop}
      {!target && <Skeleton className={styles.blank} height="100%" />}
      {!isShown && !isSlow && (
        <p className={styles.loading} role="status">
          <Spinner />
          {texts.loading}
        </p>
      )}
      {target && (
        <iframe
          ref={frameRef}
          className={cx(styles.frame, isSlow && styles.waiting)}
          title={title}
          allow="autoplay; fullscreen; screen-wake-lock; encrypted-media; clipboard-write"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={target.sandbox}
          src={target.src}
          data-testid={frameTestId}
          onLoad={() => {
            setLoaded(true)
          }}
        />
      )}
      {isSlow && (
        <div className={styles.slow} role="alert">
          <EmptyState art="broken" title={texts.slowTitle} text={texts.slowText}>
            <div className={styles.actions}>{slowActions}</div>
          </EmptyState>
        </div>
      )}
    </div>
  )
}
