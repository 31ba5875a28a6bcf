import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/components/IconButton'
import { bannerSlides } from '@/domain/banners'
import { languageTable } from '@/domain/languageTable'
import { useLanguage } from '@/i18n/useLanguage'
import { cx } from '@/lib/dom/cx'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { REDUCED_MOTION, useMedia } from '@/lib/dom/useMedia'
import styles from './BannerCarousel.module.css'
import dotStyles from './BannerDots.module.css'
import { BannerSlide } from './BannerSlide'
import { DotsPreview } from './DotsPreview'
import { useAutoplay } from './useAutoplay'
import { useSwiper } from './useSwiper'

export function BannerCarousel() {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const isStill = useMedia(REDUCED_MOTION)
  const root = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const dots = useRef<HTMLDivElement>(null)
  const dir = languageTable[useLanguage()].dir
  const bulletLabel = t('banner.goTo', { slide: '{{index}}' })
  const settings = useMemo(
    () => ({
      // Swiper reads direction and layout only once.
      dir,
      isStill,
      bulletLabel,
      // Phones swipe; there the dots only show the current slide.
      pagination: {
        clickable: !isMobile,
        bulletElement: isMobile ? 'span' : 'button',
        bulletClass: cx(dotStyles.dot),
        bulletActiveClass: cx(dotStyles.active),
      },
    }),
    [dir, isStill, bulletLabel, isMobile],
  )
  const { isReady, swiper, active, needed } = useSwiper({ stage, dots }, settings)
  const { isRotating, isPaused, toggle, handlers } = useAutoplay(root, swiper, active)
  const pictures = bannerSlides(isMobile)

  return (
    <section
      ref={root}
      className={cx(styles.banner, isMobile ? styles.tall : styles.wide)}
      aria-roledescription={t('banner.carousel')}
      aria-label={t('banner.label')}
      {...handlers}
    >
      <div
        className={styles.controls}
        role="presentation"
        onKeyDown={({ key }) => {
          const isNext = key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
          if (isNext) swiper?.slideNext()
          else if (key === 'ArrowLeft' || key === 'ArrowRight') swiper?.slidePrev()
        }}
      >
        <IconButton
          variant="disc"
          className={styles.pause}
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'banner.start' : 'banner.stop')}
          onClick={toggle}
        />
        <div ref={dots} className={dotStyles.dots} aria-hidden={isMobile || undefined} />
        {swiper === null && <DotsPreview />}
      </div>
      <div ref={stage} className={cx('swiper', styles.stage)} dir={dir}>
        <div
          className={cx('swiper-wrapper', styles.track)}
          aria-live={isRotating ? 'off' : 'polite'}
        >
          {pictures.slice(0, isReady ? undefined : 1).map((slide, index) => (
            <BannerSlide
              key={slide.key}
              slide={slide}
              isActive={index === active}
              isImageNeeded={needed.has(index)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
