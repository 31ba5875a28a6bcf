import { useTranslation } from 'react-i18next'
import { buttonClass } from '@/components/buttonClass'
import { Star } from '@/components/Star'
import { bannerKeys, type HomeSlide } from '@/domain/banners'
import { paths } from '@/domain/paths'
import { LoginRequiredLink } from '@/features/session/LoginRequiredLink'
import { cx } from '@/lib/dom/cx'
import { brand } from '@/lib/pageData'
import styles from './BannerSlide.module.css'

interface BannerSlideProps {
  slide: HomeSlide
  /** Only the front slide can receive focus and clicks. */
  isActive: boolean
  /** The slide is or was next to the front one. */
  isImageNeeded: boolean
}

export function BannerSlide({ slide, isActive, isImageNeeded }: BannerSlideProps) {
  const { t } = useTranslation()
  const { key, url, isMobile, title, target } = slide
  const index = bannerKeys.indexOf(key)
  const isFirst = index === 0
  return (
    <div
      className={cx('swiper-slide', styles.slide, isMobile ? styles.tall : styles.wide)}
      role="group"
      aria-roledescription={t('banner.slide')}
      aria-label={t('banner.slideOf', { slide: index + 1, total: bannerKeys.length })}
      inert={!isActive}
    >
      <img
        className={styles.art}
        src={isImageNeeded ? url : undefined}
        alt=""
        width={isMobile ? 800 : 1920}
        height={isMobile ? 900 : 600}
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'low'}
      />
      <div className={styles.text}>
        <span className={styles.eyebrow}>
          <Star className={styles.star} />
          <span>{t(`banner.${key}.eyebrow`, { brand: brand.name })}</span>
        </span>
        <h2 className={styles.title}>{t(title)}</h2>
        {!isMobile && <p className={styles.sentence}>{t(`banner.${key}.text`)}</p>}
        <LoginRequiredLink
          className={cx(buttonClass({ size: isMobile ? 'md' : 'lg' }), styles.button)}
          to={target}
          needsLogin={target === paths.sport}
        >
          {t(`banner.${key}.button`)}
        </LoginRequiredLink>
      </div>
    </div>
  )
}
