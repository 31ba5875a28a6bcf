import { useRef, useState } from 'react'
import { IconButton } from '@/components/IconButton'
import { bannerKeys, bannerSlides } from '@/domain/banners'
import { textDirection } from '@/i18n'
import { useTexts } from '@/i18n/texts'
import { useLanguage } from '@/i18n/useLanguage'
import { cx } from '@/lib/cx'
import { useIsMobile } from '@/lib/useIsMobile'
import { REDUCED_MOTION, useMedia } from '@/lib/useMedia'
import styles from './BannerCarousel.module.css'
import { BannerDots } from './BannerDots'
import { BannerSlide } from './BannerSlide'
import { useRotation } from './useRotation'
import { useTurner } from './useTurner'

/** Spec §2 Home page: the banner carousel, six slides for each layout. */
export function BannerCarousel() {
  const t = useTexts()
  const isMobile = useIsMobile()
  const isStill = useMedia(REDUCED_MOTION)
  const root = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const dir = textDirection(useLanguage())
  const kind = `${dir} ${isMobile} ${isStill}`
  const { isReady, goTo, next } = useTurner(root, stage, kind, isStill, setActive)
  const { isRotating, isPaused, toggle, handlers } = useRotation(root, active, next)
  const pictures = bannerSlides(isMobile)

  return (
    <section
      ref={root}
      className={cx(styles.banner, isMobile ? styles.tall : styles.wide)}
      aria-roledescription={t('banner.carousel')}
      aria-label={t('banner.label')}
      {...handlers}
    >
      <div className={styles.controls}>
        <IconButton
          look="disc"
          className={styles.pause}
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'banner.resume' : 'banner.pause')}
          onClick={toggle}
        />
        <BannerDots active={active} {...(!isMobile && { onChoose: goTo })} />
      </div>
      <div key={kind} ref={stage} className={cx('swiper', styles.stage)} dir={dir}>
        <div
          className={cx('swiper-wrapper', styles.track)}
          aria-live={isRotating ? 'off' : 'polite'}
        >
          {bannerKeys.slice(0, isReady ? undefined : 1).map((key, index) => (
            <BannerSlide
              key={key}
              name={key}
              image={pictures[index]?.url ?? ''}
              isMobile={isMobile}
              isActive={index === active}
              isNear={(index - active + 1 + bannerKeys.length) % bannerKeys.length <= 2}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
