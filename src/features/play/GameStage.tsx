import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { FrameNotice } from '@/components/FrameNotice'
import { notify } from '@/components/toasts/notify'
import { FALLBACK, PLAY_HEIGHT_MS } from '@/domain/constants'
import { usePersisted } from '@/device/persisted'
import { paths } from '@/domain/paths'
import { cx } from '@/lib/dom/cx'
import { useAreFramesOff, useHasPasswordField } from '@/lib/dom/focusGuard'
import { useElapsed } from '@/lib/dom/useElapsed'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { useMedia } from '@/lib/dom/useMedia'
import { useAppDispatch } from '@/store/hooks'
import { closeGame, type OpenedGame } from '@/store/ui/playSlice'
import { GameFrame } from './GameFrame'
import styles from './GameStage.module.css'
import { MiniBar } from './MiniBar'
import { PlayBar } from './PlayBar'
import { RoundsDialog } from './RoundsDialog'
import { useFullscreen } from './useFullscreen'
import { useGameLaunch } from './useGameLaunch'
import { useInterruption } from './useInterruption'
import { useSameSession } from './useSameSession'
import { theatreMode } from './theatreMode'

/** A phone held sideways has no height for the app's header. */
const SIDEWAYS = '(orientation: landscape) and (max-height: 500px)'

interface GameStageProps {
  game: OpenedGame
  isMini: boolean
  close: (game: OpenedGame) => void
  minimise: (game: OpenedGame) => void
}

export function GameStage({ game, isMini, close, minimise }: GameStageProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isMobile = useIsMobile()
  const isSideways = useMedia(SIDEWAYS) && isMobile
  const stage = useRef<HTMLElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const location = useLocation()
  const [roundsAt, setRoundsAt] = useState<string | null>(null)
  const { wasInterrupted, dismiss } = useInterruption()
  const isHeightForced = useElapsed(PLAY_HEIGHT_MS)
  const { launch, failure } = useGameLaunch(game)
  const { isFull, isFilling, toggle } = useFullscreen(stage)
  const isTheatre = usePersisted(theatreMode).value && !isMobile && !isMini
  const title = game.name || t('title.casinoPlay')
  const areFramesOff = useAreFramesOff()
  // A minimised frame could take the focus and receive the typed password.
  const isUnsafe = useHasPasswordField() && isMini

  const openRounds = () => {
    setRoundsAt(location.key)
  }

  const { opening } = game
  const end = useCallback(() => {
    dispatch(closeGame(opening))
  }, [dispatch, opening])
  const leave = useCallback(() => {
    if (isMini) end()
    else close(game)
  }, [close, end, game, isMini])
  const onOtherSession = useCallback(() => {
    if (isMini) end()
    else void navigate(paths.home, { replace: true })
  }, [end, isMini, navigate])
  useSameSession(onOtherSession)

  useEffect(() => {
    if (failure !== null) {
      const isUnknown = failure === FALLBACK.unknown
      notify('error', isUnknown ? `${t('toast.gameError')} ${t('error.unknown')}` : failure)
    } else if (isUnsafe) notify('info', t('play.closedForPassword'))
    else return
    leave()
  }, [failure, isUnsafe, leave, t])

  const size = isMini
    ? styles.mini
    : cx(isMobile && styles.compact, (isFilling || isSideways) && styles.filling)

  return (
    <section
      ref={stage}
      className={cx(styles.stage, size)}
      data-filling={isFilling || undefined}
      data-theatre={isTheatre || undefined}
      aria-label={isMini ? t('play.mini', { game: title }) : undefined}
    >
      {isMini ? (
        <MiniBar game={game} title={title} onRounds={openRounds} onClose={end} />
      ) : (
        <PlayBar
          game={game}
          title={title}
          isFull={isFull}
          isHeaderHidden={isFull || isSideways}
          isTheatre={isTheatre}
          onTheatre={() => {
            theatreMode.update((isOn) => !isOn)
          }}
          onFullscreen={toggle}
          onMinimise={() => {
            if (isFull) toggle()
            minimise(game)
          }}
          isHelpOpen={isHelpOpen}
          onHelp={() => {
            setHelpOpen(!isHelpOpen)
          }}
          onRounds={openRounds}
          onClose={leave}
        />
      )}
      {/* Always rendered, so that screen readers announce its changes. */}
      <div className={styles.notice} aria-live="polite">
        {wasInterrupted && (
          <FrameNotice
            text={t('play.rounds.interrupted')}
            action={t('play.rounds.see')}
            onAct={() => {
              dismiss()
              openRounds()
            }}
            onDismiss={dismiss}
          />
        )}
      </div>
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
      {/* Back closes it, too. */}
      {roundsAt === location.key && (
        <RoundsDialog
          name={game.name}
          title={title}
          onClose={() => {
            setRoundsAt(null)
          }}
        />
      )}
    </section>
  )
}
