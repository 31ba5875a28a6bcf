import styles from './StateArt.module.css'

const arts = { broken: BrokenNiche, empty: EmptyDune }

/** The picture of a state: a broken niche where something failed, an empty dune where nothing is. */
export function StateArt({ name }: { name: keyof typeof arts }) {
  const Art = arts[name]
  return (
    <svg className={styles.art} viewBox="0 0 132 118" aria-hidden>
      <Art />
    </svg>
  )
}

function BrokenNiche() {
  return (
    <>
      <path className={styles.sand} d="M6 108C30 92 46 92 66 100s38 8 60-4v16H6z" />
      <path className={styles.wall} d="M30 100V52C24 40 40 30 66 12c26 18 42 28 36 40v48z" />
      <path className={styles.depth} d="M40 100V56C36 48 48 38 66 26c18 12 30 22 26 30v44z" />
      <path
        className={styles.ember}
        d="M66 45l6 6h7v7l6 6-6 6v7h-7l-6 6-6-6h-7v-7l-6-6 6-6v-7h7z"
      />
      <path className={styles.cross} d="M60 58l12 12m0-12L60 70" />
    </>
  )
}

function EmptyDune() {
  return (
    <>
      <path className={styles.sand} d="M4 96c26-18 44-14 62-6s40 8 62-6v26H4z" />
      <path className={styles.near} d="M4 106c30-12 50-4 70-2s36-2 54-8v14H4z" />
      <circle className={styles.moon} cx="100" cy="28" r="14" />
      <rect
        className={styles.card}
        x="42"
        y="36"
        width="38"
        height="50"
        rx="7"
        transform="rotate(-8 61 61)"
      />
      <path
        className={styles.glaze}
        d="M61 52l3 3h3v3l3 3-3 3v3h-3l-3 3-3-3h-3v-3l-3-3 3-3v-3h3z"
      />
    </>
  )
}
