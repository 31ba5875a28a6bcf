import { FAVOURITE_LABEL_ID } from '@/components/games/FavouriteLabel'
import styles from './Gallery.module.css'

/** A control beside a tile, named like the app's hearts. */
export function Heart() {
  return <button type="button" className={styles.heart} aria-labelledby={FAVOURITE_LABEL_ID} />
}
