import { ChipSkeletons } from '@/components/ChipSkeletons'
import { TileSkeletons } from '@/components/games/TileSkeletons'
import { Skeleton } from '@/components/Skeleton'
import { Spinner } from '@/components/Spinner'
import styles from '../Gallery.module.css'
import type { Part } from '../part'

/** What shows while something loads. */
export const waiting: readonly Part[] = [
  {
    file: 'Spinner',
    states: [
      { label: 'default', view: () => <Spinner /> },
      { label: 'size of a class', view: () => <Spinner className={styles.bigSpinner} /> },
    ],
  },
  {
    file: 'Skeleton',
    states: [
      { label: 'full width', isWide: true, view: () => <Skeleton /> },
      { label: 'text', view: () => <Skeleton width={140} height={22} /> },
      { label: 'block', view: () => <Skeleton width={200} height={80} /> },
    ],
  },
  {
    file: 'ChipSkeletons',
    states: [
      { label: 'chips', isWide: true, view: () => <ChipSkeletons variant="chips" /> },
      { label: 'cards', isWide: true, view: () => <ChipSkeletons variant="cards" /> },
    ],
  },
  {
    file: 'games/TileSkeletons',
    states: [
      {
        label: 'one',
        view: () => (
          <ul className={styles.tile}>
            <TileSkeletons count={1} />
          </ul>
        ),
      },
      {
        label: 'several',
        isWide: true,
        view: () => (
          <ul className={styles.tiles}>
            <TileSkeletons count={6} />
          </ul>
        ),
      },
    ],
  },
]
