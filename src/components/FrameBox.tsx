import { useEffect, useState, type ReactNode, type Ref } from 'react'
import { FRAME_TIMEOUT_MS } from '@/domain/constants'
import { cx } from '@/lib/dom/cx'
import { blockReload } from '@/lib/loading/reload'
import { useElapsed } from '@/lib/dom/useElapsed'
import { EmptyState } from './EmptyState'
import styles from './FrameBox.module.css'
import { Skeleton } from './Skeleton'
import { Spinner } from './Spinner'
import { useBlockedFrame } from './useBlockedFrame'

interface FrameBoxProps {
  /** Null while it is requested; a skeleton shows instead. */
  target: Record<'src' | 'allow' | 'sandbox', string> | null
  title: string
  texts: Record<'loading' | 'slowTitle' | 'slowText' | 'blockedTitle' | 'blockedText', string>
  /** The player's actions when the frame fails or does not load within 20 s. */
  actions: ReactNode
  /** Help requested by the player, because the app cannot detect an error page inside a frame. */
  help?: ReactNode
  /** Shows behind the frame until its page has rendered. */
  backdrop?: ReactNode
  /** Whether the page runs, if the frame's `load` event alone does not show it. */
  isReady?: boolean
  /** Whether the player does not see the frame, so that a reload of the app may end it. */
  isHidden?: boolean
  frameRef?: Ref<HTMLIFrameElement>
  frameTestId?: string
}

/** Decisions 13, 15: a partner's page that cannot navigate the top page; a new `key` reloads it. */
export function FrameBox({
  target,
  title,
  texts,
  actions,
  help,
  backdrop,
  isReady,
  isHidden = false,
  frameRef,
  frameTestId,
}: FrameBoxProps) {
  const [isLoaded, setLoaded] = useState(false)
  const isShown = isReady ?? isLoaded
  const isBlocked = useBlockedFrame(target?.src ?? null)
  const isSlow = useElapsed(FRAME_TIMEOUT_MS, target !== null && !isShown) && !isShown

  // A reload of the app would end the game in the frame.
  const isRunning = target !== null && !isHidden
  useEffect(() => (isRunning ? blockReload() : undefined), [isRunning])

  return (
    <div className={styles.box} aria-busy={!isShown && !isSlow && !isBlocked}>
      {!isShown && backdrop}
      {!target && <Skeleton className={styles.blank} height="100%" />}
      {!isShown && !isSlow && !isBlocked && (
        <p className={styles.loading} role="status">
          <Spinner />
          <span>{texts.loading}</span>
        </p>
      )}
      {target && (
        <iframe
          ref={frameRef}
          className={cx(styles.frame, (isSlow || isBlocked) && styles.waiting)}
          title={title}
          allow={target.allow}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={target.sandbox}
          src={target.src}
          data-testid={frameTestId}
          onLoad={() => {
            setLoaded(true)
          }}
        />
      )}
      {isBlocked || isSlow ? (
        <div className={styles.slow} role="alert">
          <EmptyState
            art="broken"
            title={isBlocked ? texts.blockedTitle : texts.slowTitle}
            text={isBlocked ? texts.blockedText : texts.slowText}
          >
            <div className={styles.actions}>{actions}</div>
          </EmptyState>
        </div>
      ) : (
        help
      )}
    </div>
  )
}
