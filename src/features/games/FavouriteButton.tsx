import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { notify } from '@/components/toasts/notify'
import type { Game } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import { useTexts } from '@/i18n/texts'
import { ariaDescription } from '@/lib/dom/ariaDescription'
import { isFavourite, toggleFavourite, watchFavourites } from '@/device/favourites'
import styles from './FavouriteButton.module.css'

const LABEL_ID = 'favourite-label'

/**
 * The name of all hearts, rendered once in the layout: a list has thousands of hearts, and a change of language
 * must not render them all (Quality L5).
 */
export function FavouriteLabel() {
  const t = useTexts()
  return (
    <span id={LABEL_ID} hidden>
      {t('myGames.favourite')}
    </span>
  )
}

/**
 * The heart of a tile: a press adds the game to the favourites or removes it. The game's name is the
 * description, because only the tile itself has the game's name as its name (UI-CONTRACT).
 */
export function FavouriteButton({ game }: { game: Game }) {
  const id = gameIdentity(game)
  const isOn = useSyncExternalStore(watchFavourites, () => isFavourite(id))

  const toggle = () => {
    const { problem } = toggleFavourite(game)
    if (problem === 'unsaved') notify('info', i18next.t('myGames.unsaved'))
  }

  return (
    <button
      type="button"
      className={styles.heart}
      aria-labelledby={LABEL_ID}
      {...ariaDescription(game.name)}
      aria-pressed={isOn}
      onClick={toggle}
    />
  )
}
