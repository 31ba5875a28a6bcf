import { cx } from '@/lib/dom/cx'
import styles from './Avatar.module.css'
import { Star } from './Star'

/** A player's first letter on the star; the name itself stands beside it as text. */
export function Avatar({ name, className }: { name: string; className?: string | undefined }) {
  // By code point: the first letter may take two code units.
  const [letter = ''] = name.trim()
  return (
    <span className={cx(styles.avatar, className)} aria-hidden>
      <Star className={styles.star} />
      {/* Drawn, not written: the name of a control around it begins with words. */}
      <span className={styles.letter} data-letter={letter.toUpperCase()} />
    </span>
  )
}
