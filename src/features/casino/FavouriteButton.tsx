import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { FAVOURITE_LABEL_ID } from '@/components/games/FavouriteLabel'
import { notify } from '@/components/toasts/notify'
import type { Game } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import { ariaDescription } from '@/lib/dom/ariaDescription'
import { favourites, isFavourite, toggleFavourite } from './favourites'
import styles from './FavouriteButton.module.css'

/** The game's name is the description, because only the tile itself may have it as its name. */
export function FavouriteButton({ game }: { game: Game }) {
  const id = gameIdentity(game)
  const isOn = useSyncExternalStore(favourites.subscribe, () => isFavourite(id))

  const toggle = () => {
    const { problem } = toggleFavourite(game)
    if (problem === 'unsaved') notify('info', i18next.t('myGames.unsaved'))
  }

  return (
    <button
      type="button"
      className={styles.heart}
      aria-labelledby={FAVOURITE_LABEL_ID}
      {...ariaDescription(game.name)}
      aria-pressed={isOn}
      onClick={toggle}
    />
  )
}
