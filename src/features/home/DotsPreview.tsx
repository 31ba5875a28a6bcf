import { bannerKeys } from '@/domain/banners'
import { cx } from '@/lib/dom/cx'
import styles from './BannerDots.module.css'

/** The pagination as it will look, in its place until Swiper draws it. */
export function DotsPreview() {
  return (
    <div className={styles.dots} aria-hidden>
      {bannerKeys.map((key, index) => (
        <span key={key} className={cx(styles.dot, index === 0 && styles.active)} />
      ))}
    </div>
  )
}
