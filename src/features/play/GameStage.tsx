import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { notify } from '@/components/toasts/notify'
import { FALLBACK, PLAY_HEIGHT_MS } from '@/domain/constants'
import { paths } from '@/domain/paths'
import { cx } from '@/lib/dom/cx'
import { useAreFramesOff } from '@/lib/dom/keptFocus'
import { useHasPasswordField } from '@/lib/dom/passwordFields'
import { useElapsed } from '@/lib/dom/useElapsed'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { useMedia } from '@/lib/dom/useMedia'
import { GameFrame } from './GameFrame'
import styles from './GameStage.module.css'
import { MiniBar } from './MiniBar'
import { PlayBar } from './PlayBar'
import { useFullscreen } from './useFullscreen'
import { useGameLaunch } from './useGameLaunch'
import { useLeaveGame } from './useLeaveGame'
import type { OpenGame } from './useMiniPlayer'
import { useSameSession } from './useSameSession'
import { useTheatre } from './useTheatre'

/** A phone held sideways has no height for the app's header. */
const SIDEWAYS = '(orientation: landscape) and (max-height: 500px)'

interface GameStageProps {
  opening: OpenGame
  /**
   * The key of the current history entry; equals the opening's key unless the game was restored from the
   * mini player.
   */
  entryKey: string
  /** Whether the game runs in the mini player, because another page is open. */
  isMini: boolean
  onMinimise: (opening: OpenGame) => void
  onEnd: () => void
}

/** One opening of a game, with its bar above the frame, or as mini player. */
export function GameStage({ opening, entryKey, isMini, onMinimise, onEnd }: GameStageProps) {
  const { key, game } = opening
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isMobile = useIsMobile()
  const isSideways = useMedia(SIDEWAYS) && isMobile
  const stage = useRef<HTMLElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isHeightForced = useElapsed(PLAY_HEIGHT_MS)
  const { launch, failure } = useGameLaunch(game, key)
  const { isFull, isFilling, toggle } = useFullscreen(stage)
  const { isTheatre, toggleTheatre } = useTheatre(!isMobile && !isMini)
  const { close, stepOut } = useLeaveGame(game, entryKey)
  const title = game.name || t('title.casinoPlay')
  const areFramesOff = useAreFramesOff()

  const leave = isMini ? onEnd : close
  const onOtherSession = useCallback(() => {
    if (isMini) onEnd()
    else void navigate(paths.home, { replace: true })
  }, [isMini, navigate, onEnd])
  useSameSession(onOtherSession)

  useEffect(() => {
    if (failure === null) return
    const isUnknown = failure === FALLBACK.unknown
    notify('error', isUnknown ? `${t('toast.gameError')} ${t('error.unknown')}` : failure)
    leave()
  }, [failure, leave, t])

  // A minimised frame could take the focus and receive what is typed.
  const mustClose = useHasPasswordField() && isMini
  useLayoutEffect(() => {
    if (!mustClose) return
    notify('info', t('play.closedForPassword'))
    onEnd()
  }, [mustClose, onEnd, t])

  const minimise = () => {
    if (isFull) toggle()
    onMinimise(opening)
    stepOut()
  }
  const size = isMini
    ? styles.mini
    : cx(isMobile && styles.compact, (isFilling || isSideways) && styles.filling)

  return (
    <section
      ref={stage}
      className={cx(styles.stage, size)}
      aria-label={isMini ? t('play.mini', { game: title }) : undefined}
    >
      {isMini ? (
        <MiniBar opening={opening} title={title} onClose={onEnd} />
      ) : (
        <PlayBar
          game={game}
          title={title}
          isFull={isFull}
          isHeaderHidden={isFull || isSideways}
          isTheatre={isTheatre}
          onTheatre={toggleTheatre}
          onFullscreen={toggle}
          onMinimise={minimise}
          isHelpOpen={isHelpOpen}
          onHelp={() => {
            setHelpOpen(!isHelpOpen)
          }}
          onClose={close}
        />
      )}
      <div className={styles.room}>
        <div className={cx(styles.container, isHeightForced && styles.forced)}>
          {!areFramesOff && (
            <GameFrame
              key={attempt}
              launch={launch}
              title={title}
              image={game.image}
              isHelpOpen={isHelpOpen && !isMini}
              onHelpClose={() => {
                setHelpOpen(false)
              }}
              onLeave={leave}
              onRetry={() => {
                setHelpOpen(false)
                setAttempt(attempt + 1)
              }}
            />
          )}
        </div>
      </div>
    </section>
  )
}
