import { useSyncExternalStore } from 'react'
import { notify } from '@/components/toasts/notify'
import type { Game } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import { useTexts } from '@/i18n/texts'
import { ariaDescription } from '@/lib/dom/ariaDescription'
import { isFavourite, toggleFavourite, watchFavourites } from '@/device/favourites'
import styles from './FavouriteButton.module.css'

/**
 * A tile's heart: one press keeps the game among the favourites, another gives it up. The game is its
 * description: only the tile itself bears the game's name (UI-CONTRACT).
 */
export function FavouriteButton({ game }: { game: Game }) {
  const t = useTexts()
  const id = gameIdentity(game)
  const isOn = useSyncExternalStore(watchFavourites, () => isFavourite(id))

  const toggle = () => {
    const { problem } = toggleFavourite(game)
    if (problem === 'unsaved') notify('info', t('myGames.unsaved'))
  }

  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t('myGames.favourite')}
      {...ariaDescription(game.name)}
      aria-pressed={isOn}
      onClick={toggle}
    />
  )
}
