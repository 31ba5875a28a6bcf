import { memo, useRef, type CSSProperties, type ReactNode } from 'react'
import type { Game } from '@/domain/entities'
import { useTexts } from '@/i18n/texts'
import { useInView } from '@/lib/dom/useInView'
import { PicturesWanted } from './GameImage'
import styles from './GameGrid.module.css'
import { TileSkeletons } from './TileSkeletons'

interface GameGridProps {
  games: readonly Game[]
  /** How many skeletons stand for what is loading; 0 when nothing is. */
  loading?: number
  /** Draws a game's tile; the same function as long as the tiles are the same. */
  tile: (game: Game) => ReactNode
}

/** Seven, six and three columns divide it: only the last block may end in a broken line. */
const BLOCK = 42

/** Pictures of a block are thought of when it comes this near. */
const NEAR = { block: 1000, inline: 0 }

/**
 * A preview's games; every loaded tile is in the document. Thousands may be: they stand in blocks,
 * of which those far from the viewport are neither laid out nor drawn again.
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
  /** Tiles and skeletons together. */
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
  const isNear = useInView(block, NEAR)
  return (
    <ul ref={block} className={styles.block} style={{ '--slots': slots } as CSSProperties}>
      <PicturesWanted value={isFirst || isNear}>{games.map(tile)}</PicturesWanted>
      <TileSkeletons count={slots - games.length} />
    </ul>
  )
}, isSame)
