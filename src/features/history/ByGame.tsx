import { startTransition, useState } from 'react'
import { Button } from '@/components/Button'
import { GameCosts } from '@/components/games/GameCosts'
import type { GameSums } from '@/domain/gameSums'
import { cx } from '@/lib/dom/cx'
import styles from './ByGame.module.css'

interface ByGameProps {
  label: string
  /** Adds up only what the player asks for. */
  read: () => readonly GameSums[]
  currency: string
}

/** A button that opens and closes what each game cost. */
export function ByGame({ label, read, currency }: ByGameProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={cx(styles.games, isOpen && styles.open)}>
      <Button
        variant="quiet"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => {
          // A transition, so that a slow phone draws the rows in slices.
          startTransition(() => {
            setOpen(!isOpen)
          })
        }}
      >
        {label}
      </Button>
      {isOpen && <GameCosts label={label} games={read()} currency={currency} />}
    </div>
  )
}
