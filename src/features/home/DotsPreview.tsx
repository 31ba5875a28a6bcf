import { bannerKeys } from '@/domain/banners'
import { cx } from '@/lib/dom/cx'
import styles from './BannerDots.module.css'

/** A preview of the pagination, until Swiper renders it. */
export function DotsPreview() {
  return (
    <div className={styles.dots} aria-hidden>
      {bannerKeys.map((key, index) => (
        <span key={key} className={cx(styles.dot, index === 0 && styles.active)} />
      ))}
    </div>
  )
}
