import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { IconButton } from '@/components/IconButton'
import { gameTypes } from '@/domain/gameTypes'
import { paths } from '@/domain/paths'
import { PauseButton } from '@/features/protection/PauseButton'
import { SessionClock } from '@/features/protection/SessionClock'
import { SessionNet } from '@/features/protection/SessionNet'
import type { OpenedGame } from '@/store/ui/playSlice'
import styles from './MiniBar.module.css'

interface MiniBarProps {
  game: OpenedGame
  title: string
  onRounds: () => void
  onClose: () => void
}

export function MiniBar({ game, title, onRounds, onClose }: MiniBarProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div className={styles.bar}>
      <div className={styles.names}>
        <p className={styles.name}>
          <span dir="auto">{title}</span>
        </p>
        <div className={styles.facts}>
          <SessionNet className={styles.net} />
          <SessionClock className={styles.clock} />
        </div>
      </div>
      <div className={styles.buttons}>
        <PauseButton
          isShort
          onPause={() => {
            void navigate(paths.playResponsibly)
          }}
        />
        <IconButton
          icon="history"
          label={t('play.rounds.label')}
          title={t('play.rounds.label')}
          onClick={onRounds}
        />
        <IconButton
          icon="restore"
          label={t('play.restore')}
          title={t('play.restore')}
          onClick={() => {
            const path = gameTypes[game.type ?? 1].play
            void navigate(path, { state: game })
          }}
        />
        <IconButton
          icon="close"
          label={t('play.closeMini')}
          title={t('play.closeMini')}
          onClick={() => {
            onClose()
            // The focused button disappears with the game.
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        />
      </div>
    </div>
  )
}
