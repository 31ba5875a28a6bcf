import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { notify } from '@/components/notify'
import { FALLBACK, PLAY_HEIGHT_MS } from '@/domain/constants'
import { cx } from '@/lib/cx'
import { useElapsed } from '@/lib/useElapsed'
import { useIsMobile } from '@/lib/useIsMobile'
import { GameFrame } from './GameFrame'
import styles from './GameStage.module.css'
import { PlayBar } from './PlayBar'
import type { PlayState } from './playState'
import { useFullscreen } from './useFullscreen'
import { useGameLaunch } from './useGameLaunch'
import { useLeaveGame } from './useLeaveGame'
import { useSameSession } from './useSameSession'

interface GameStageProps {
  game: PlayState
  /** Tells one opening from the next: the history entry's key. */
  openingKey: string
}

/** Spec §2 Play page: one opening of a game, with its bar above its frame. */
export function GameStage({ game, openingKey }: GameStageProps) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const stage = useRef<HTMLElement>(null)
  const [attempt, setAttempt] = useState(0)
  const isHeightForced = useElapsed(PLAY_HEIGHT_MS)
  const { launch, failure } = useGameLaunch(game, openingKey)
  const { isFull, isFilling, toggle } = useFullscreen(stage)
  const leave = useLeaveGame(game, openingKey)
  useSameSession()
  const title = game.name || t('title.casinoPlay')

  useEffect(() => {
    if (failure === null) return
    const isUnknown = failure === FALLBACK.unknown
    notify('error', isUnknown ? `${t('toast.gameError')} ${t('error.unknown')}` : failure)
    leave()
  }, [failure, leave, t])

  return (
    <section
      ref={stage}
      className={cx(styles.stage, isMobile && styles.compact, isFilling && styles.filling)}
    >
      <PlayBar game={game} title={title} isFull={isFull} onFullscreen={toggle} onClose={leave} />
      <div className={styles.room}>
        <div className={cx(styles.container, isHeightForced && styles.forced)}>
          <ErrorBoundary>
            <GameFrame
              key={attempt}
              launch={launch}
              title={title}
              image={game.image}
              onLeave={leave}
              onRetry={() => {
                setAttempt(attempt + 1)
              }}
            />
          </ErrorBoundary>
        </div>
      </div>
    </section>
  )
}
