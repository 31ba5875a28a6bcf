import { Star } from '@/components/Star'
import { bannerKeys } from '@/domain/banners'
import { useTexts } from '@/i18n/texts'
import styles from './BannerDots.module.css'

interface BannerDotsProps {
  active: number
  /** Without it the dots only tell where the carousel stands: a phone is swiped. */
  onChoose?: (index: number) => void
}

/** Spec §9: the carousel's pagination, clickable on desktop. */
export function BannerDots({ active, onChoose }: BannerDotsProps) {
  const t = useTexts()
  if (!onChoose) {
    return (
      <span className={styles.dots} aria-hidden>
        {bannerKeys.map((key, index) => (
          <span key={key} className={styles.dot} data-active={index === active}>
            <Star className={styles.star} />
          </span>
        ))}
      </span>
    )
  }
  return (
    <div className={styles.dots}>
      {bannerKeys.map((key, index) => (
        <button
          key={key}
          type="button"
          className={styles.dot}
          data-active={index === active}
          aria-label={t('banner.goTo', { slide: index + 1 })}
          aria-current={index === active || undefined}
          onClick={() => {
            onChoose(index)
          }}
        >
          <Star className={styles.star} />
        </button>
      ))}
    </div>
  )
}
