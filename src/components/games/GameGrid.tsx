import {
  memo,
  startTransition,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/domain/entities'
import { useInView } from '@/lib/dom/useInView'
import { afterPaint } from '@/lib/loading/afterPaint'
import styles from './GameGrid.module.css'
import { IsTileNear } from './GameTile'
import { TileSkeletons } from './TileSkeletons'

interface GameGridProps {
  games: readonly Game[]
  /** What is listed, such as a query: another list is drawn from its first block again. */
  list?: unknown
  /** The number of skeletons for games being loaded; 0 if none are. */
  loading?: number
  /** Renders a game's tile; must be stable while the tiles are unchanged. */
  tile: (game: Game) => ReactNode
  /** Whether all tiles are drawn at once, so that the page can scroll to any of them. */
  isWhole?: boolean
}

/**
 * Divisible by seven, six and three columns, so that only the last block can end with an incomplete line.
 */
const BLOCK = 42

/** Blocks within 1,000 px of the viewport have images and hearts. */
const NEAR = { block: 1000, inline: 0 }

/** The number of tiles and skeletons, for the reserved size. */
const slotsOf = (slots: number) => ({ '--slots': slots }) as CSSProperties

/** Whether the size of blocks that are not drawn can be reserved (GameGrid.module.css). */
const canReserve = () => 'supports' in CSS && CSS.supports('block-size: round(1px, 1px)')

/**
 * How many blocks of a list are drawn: the first, then one more after each frame, so that a list of thousands
 * never keeps the player waiting (Quality L5); infinite when all are, so that later games show at once.
 */
function useDrawnBlocks(list: unknown, loaded: number, isWhole: boolean): number {
  const first = isWhole || !canReserve() ? Infinity : 1
  const [drawn, setDrawn] = useState({ list, blocks: first })
  const { blocks } = drawn
  if (drawn.list !== list) setDrawn({ list, blocks: first })
  else if (blocks !== Infinity && loaded > 0 && blocks >= loaded) {
    setDrawn({ list, blocks: Infinity })
  }

  useEffect(() => {
    if (blocks === Infinity) return
    return afterPaint(() => {
      startTransition(() => {
        setDrawn({ list, blocks: blocks + 1 })
      })
    })
  }, [list, blocks])

  return blocks
}

/**
 * The games of a preview; every loaded tile is in the document. Thousands are grouped in blocks, and the
 * browser skips layout and painting of blocks far from the viewport.
 */
export function GameGrid({ games, list, loading = 0, tile, isWhole = false }: GameGridProps) {
  const { t } = useTranslation()
  const slots = games.length + loading
  const starts = Array.from({ length: Math.ceil(slots / BLOCK) }, (_, index) => index * BLOCK)
  const drawn = useDrawnBlocks(list, Math.ceil(games.length / BLOCK), isWhole)
  return (
    <div
      className={styles.grid}
      data-testid="game-grid"
      role="group"
      aria-label={t('games.list')}
      aria-busy={loading > 0}
    >
      {starts.slice(0, drawn).map((start) => (
        <Block
          key={start}
          games={games.slice(start, start + BLOCK)}
          slots={Math.min(BLOCK, slots - start)}
          tile={tile}
          isFirst={start === 0}
        />
      ))}
      {drawn < starts.length && (
        <div className={styles.rest} style={slotsOf(slots - drawn * BLOCK)} />
      )}
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
    <ul ref={block} className={styles.block} style={slotsOf(slots)}>
      <IsTileNear value={isFirst || isNear}>{games.map((game) => tile(game))}</IsTileNear>
      <TileSkeletons count={slots - games.length} />
    </ul>
  )
}, isSame)
