import { useTranslation } from 'react-i18next'
import { GameImage } from '@/components/GameImage'
import { useIsMobile } from '@/lib/useIsMobile'
import styles from './PlayBar.module.css'
import type { PlayState } from './playState'
import { ToolButton } from './ToolButton'

interface PlayBarProps {
  game: PlayState
  title: string
  isFull: boolean
  onFullscreen: () => void
  onClose: () => void
}

/** Spec §2 Play page: which game runs, the fullscreen and the close button. */
export function PlayBar({ game, title, isFull, onFullscreen, onClose }: PlayBarProps) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const icon = isFull ? 'exitFullscreen' : 'fullscreen'
  return (
    <header className={styles.bar}>
      <GameImage className={styles.cover} src={game.image} name="" />
      <div className={styles.names}>
        <h1 className={styles.name}>
          <span dir="auto">{title}</span>
        </h1>
        <p className={styles.provider}>
          <span dir="auto">{game.provider_name}</span>
        </p>
      </div>
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
