import { memo, useRef, type CSSProperties, type ReactNode } from 'react'
import type { Game } from '@/domain/entities'
import { useTexts } from '@/i18n/texts'
import { useInView } from '@/lib/dom/useInView'
import styles from './GameGrid.module.css'
import { IsTileNear } from './GameTile'
import { TileSkeletons } from './TileSkeletons'

interface GameGridProps {
  games: readonly Game[]
  /** The number of skeletons for games being loaded; 0 if none are. */
  loading?: number
  /** Renders a game's tile; must be stable while the tiles are unchanged. */
  tile: (game: Game) => ReactNode
}

/**
 * Divisible by seven, six and three columns, so that only the last block can end with an incomplete line.
 */
const BLOCK = 42

/** Blocks within 1,000 px of the viewport have images and hearts. */
const NEAR = { block: 1000, inline: 0 }

/**
 * The games of a preview; every loaded tile is in the document. Thousands are grouped in blocks, and the
 * browser skips layout and painting of blocks far from the viewport.
 */
export function GameGrid({ games, loading = 0, tile }: GameGridProps) {
  const t = useTexts()
  const slots = games.length + loading
  const starts = Array.from({ length: Math.ceil(slots / BLOCK) }, (_, index) => index * BLOCK)
  return (
    <div
      className={styles.grid}
      data-testid="game-grid"
      role="group"
      aria-label={t('games.list')}
      aria-busy={loading > 0}
    >
      {starts.map((start) => (
        <Block
          key={start}
          games={games.slice(start, start + BLOCK)}
          slots={Math.min(BLOCK, slots - start)}
          tile={tile}
          isFirst={start === 0}
        />
      ))}
    </div>
  )
}

interface BlockProps {
  games: readonly Game[]
  /** The number of tiles and skeletons. */
  slots: number
  tile: GameGridProps['tile']
  isFirst: boolean
}

const isSame = (a: BlockProps, b: BlockProps) =>
  a.slots === b.slots &&
  a.tile === b.tile &&
  a.games.length === b.games.length &&
  a.games.every((game, index) => game === b.games[index])

const Block = memo(function Block({ games, slots, tile, isFirst }: BlockProps) {
  const block = useRef<HTMLUListElement>(null)
  const isNear = useInView(block, { margin: NEAR })
  return (
    <ul ref={block} className={styles.block} style={{ '--slots': slots } as CSSProperties}>
      <IsTileNear value={isFirst || isNear}>{games.map((game) => tile(game))}</IsTileNear>
      <TileSkeletons count={slots - games.length} />
    </ul>
  )
}, isSame)
