import { memo, useState, type ComponentType, type ReactNode } from 'react'
import type { Game } from '@/domain/entities'
import { cx } from '@/lib/dom/cx'
import { ariaDescription } from '@/lib/dom/ariaDescription'
import type { Priority } from '@/lib/loading/priority'
import { GameImage } from './GameImage'
import styles from './GameTile.module.css'
import { Star } from '@/components/Star'

interface GameTileProps {
  game: Game
  onOpen: (game: Game) => void
  priority?: Priority
  /** Another control next to the button, such as the favourite's heart; must be stable. */
  SecondaryAction?: ComponentType<{ game: Game }>
}

export const GameTile = memo(function GameTile({
  game,
  onOpen,
  priority = 'soon',
  SecondaryAction,
}: GameTileProps) {
  // The overlay is rendered on first use, because a list may contain hundreds of tiles.
  const [hasVeil, setVeil] = useState(false)
  const prepare = () => {
    setVeil(true)
  }
  return (
    <li className={styles.tile} onPointerEnter={prepare} onFocus={prepare}>
      <button
        type="button"
        className={styles.button}
        aria-label={game.name}
        {...ariaDescription(game.provider_name)}
        data-testid="game-tile"
        data-game-id={game.game_id}
        data-provider-id={game.provider_id}
        onClick={() => {
          onOpen(game)
        }}
      >
        <span className={styles.cover}>
          <GameImage src={game.image} name={game.name} priority={priority} />
          {hasVeil && (
            <span className={styles.veil} aria-hidden>
              <span className={styles.play}>
                <Star className={styles.star} />
                <span className={styles.triangle} />
              </span>
              <bdi className={styles.title}>{game.name}</bdi>
              <bdi className={styles.provider}>{game.provider_name}</bdi>
            </span>
          )}
        </span>
        <span className={styles.name} dir="auto" aria-hidden>
          {game.name}
        </span>
      </button>
      {SecondaryAction && <SecondaryAction game={game} />}
    </li>
  )
})

export function TileSkeleton({ children }: { children: ReactNode }) {
  return (
    <li className={cx(styles.tile, styles.passing)} aria-hidden data-testid="skeleton">
      <span className={styles.cover}>{children}</span>
      <span className={cx(styles.name, styles.blank)} />
    </li>
  )
}
