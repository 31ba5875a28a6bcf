import { SKELETON_FILTERS } from '@/domain/constants'
import { cx } from '@/lib/dom/cx'
import styles from './ChipSkeletons.module.css'
import { Skeleton } from './Skeleton'

// Uneven, like words.
const WIDTHS = [86, 112, 124, 104, 92, 110, 98, 118, 96]

interface ChipSkeletonsProps {
  variant: 'chips' | 'cards'
  className?: string | undefined
}

export function ChipSkeletons({ variant, className }: ChipSkeletonsProps) {
  return (
    <div className={cx(styles.line, className)} aria-busy>
      {Array.from({ length: SKELETON_FILTERS }, (_, index) => (
        <span key={index} className={styles.item} data-testid="skeleton">
          <Skeleton
            className={styles[variant]}
            width={variant === 'cards' ? 138 : (WIDTHS[index % WIDTHS.length] ?? 100)}
            height={variant === 'cards' ? 52 : 'var(--target)'}
          />
        </span>
      ))}
    </div>
  )
}
