import { useTranslation } from 'react-i18next'
import { GameImage } from '@/components/games/GameImage'
import { Money } from '@/components/Money'
import { ToolButton } from '@/components/ToolButton'
import { PauseButton } from '@/features/protection/PauseButton'
import { SessionClock } from '@/features/protection/SessionClock'
import { SessionNet } from '@/features/protection/SessionNet'
import { BalanceAge } from '@/features/session/BalanceAge'
import { useLanguage } from '@/i18n/useLanguage'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { selectUser } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import type { OpenedGame } from '@/store/ui/playSlice'
import styles from './PlayBar.module.css'

interface PlayBarProps {
  game: OpenedGame
  title: string
  isFull: boolean
  /** Whether the stage covers the app's header, whose balance the bar then shows. */
  isHeaderHidden: boolean
  isTheatre: boolean
  onTheatre: () => void
  onFullscreen: () => void
  onMinimise: () => void
  isHelpOpen: boolean
  onHelp: () => void
  onRounds: () => void
  onClose: () => void
}

export function PlayBar({
  game,
  title,
  isFull,
  isHeaderHidden,
  isTheatre,
  onTheatre,
  onFullscreen,
  onMinimise,
  isHelpOpen,
  onHelp,
  onRounds,
  onClose,
}: PlayBarProps) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const icon = isFull ? 'exitFullscreen' : 'fullscreen'
  return (
    <header className={styles.bar}>
      {/* A phone's bar has no room for the cover beside the buttons. */}
      {!isMobile && <GameImage className={styles.cover} src={game.image} name="" />}
      <div className={styles.names}>
        <h1 className={styles.name}>
          <span dir="auto">{title}</span>
        </h1>
        {isMobile ? (
          <div className={styles.facts}>
            {isHeaderHidden && <Balance />}
            <SessionNet className={styles.net} />
            <SessionClock className={styles.clock} />
          </div>
        ) : (
          <p className={styles.provider}>
            <span dir="auto">{game.provider_name}</span>
          </p>
        )}
      </div>
      {isHeaderHidden && !isMobile && <Balance />}
      {!isMobile && <SessionNet />}
      {!isMobile && <SessionClock />}
      <PauseButton isShort={isMobile} />
      {/* In full screen a phone's bar shows the balance instead. */}
      {!(isFull && isMobile) && (
        <ToolButton
          icon="retry"
          label={t('play.notLoading.label')}
          aria-expanded={isHelpOpen}
          isIconOnly
          onClick={onHelp}
        />
      )}
      <ToolButton icon="history" label={t('play.rounds.label')} isIconOnly onClick={onRounds} />
      {!isMobile && !isFull && (
        <ToolButton
          icon="theatre"
          label={t('play.theatre')}
          aria-pressed={isTheatre}
          isIconOnly
          onClick={onTheatre}
        />
      )}
      <ToolButton icon="minimise" label={t('play.minimise')} isIconOnly onClick={onMinimise} />
      <ToolButton
        icon={icon}
        label={t('play.fullscreen')}
        title={t(isFull ? 'play.exitFullscreen' : 'play.fullscreen')}
        aria-pressed={isFull}
        isIconOnly={isMobile}
        onClick={onFullscreen}
      />
      <ToolButton
        icon="close"
        label={t('common.close')}
        aria-label={t('play.close')}
        isIconOnly={isMobile}
        onClick={onClose}
      />
    </header>
  )
}

function Balance() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const user = useAppSelector(selectUser)
  if (!user) return null
  return (
    <span className={styles.balance} data-testid="play-balance">
      <span className="srOnly">{t('header.balance')}</span>
      <Money amount={user.balance} currency={user.currency} lang={lang} />
      <BalanceAge />
    </span>
  )
}
