import type { BannerSlide } from './entities.ts'
import { paths, type Path } from './paths.ts'

export type BannerKey = 'night' | 'slots' | 'live' | 'crash' | 'sport' | 'section'

/** In the order of the slides. */
export const bannerKeys: readonly BannerKey[] = [
  'night',
  'slots',
  'live',
  'crash',
  'sport',
  'section',
]

/** The target of each slide's button. */
const targets: Record<BannerKey, Path> = {
  night: paths.casino,
  slots: paths.casinoPreview,
  live: paths.liveCasino,
  crash: paths.crash,
  sport: paths.sport,
  section: paths.pragmatic,
}

/** A slide of the home page: Spec §3's fields, plus those of its other texts and its button. */
export interface HomeSlide extends BannerSlide {
  key: BannerKey
  /** A translation key. */
  title: `banner.${BannerKey}.title`
  target: Path
}

/** The six slides for desktop, or the six for mobile. */
export function bannerSlides(isMobile: boolean): HomeSlide[] {
  return bannerKeys.map((key) => ({
    key,
    url: `/banners/${key}-${isMobile ? 'mobile' : 'desktop'}.svg`,
    isMobile,
    title: `banner.${key}.title`,
    target: targets[key],
  }))
}
