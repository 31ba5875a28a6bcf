import { cx } from '@/lib/dom/cx'
import styles from './Avatar.module.css'
import { Star } from './Star'

export function Avatar({ name, className }: { name: string; className?: string | undefined }) {
  // By code point, because the first letter may take two code units.
  const [letter = ''] = name.trim()
  return (
    <span className={cx(styles.avatar, className)} aria-hidden>
      <Star className={styles.star} />
      {/* Rendered by CSS, so that the letter is not part of a surrounding control's name. */}
      <span className={styles.letter} data-letter={letter.toUpperCase()} />
    </span>
  )
}
