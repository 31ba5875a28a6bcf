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

const targets: Record<BannerKey, Path> = {
  night: paths.casino,
  slots: paths.casinoPreview,
  live: paths.liveCasino,
  crash: paths.crash,
  sport: paths.sport,
  section: paths.pragmatic,
}

export interface HomeSlide extends BannerSlide {
  key: BannerKey
  title: `banner.${BannerKey}.title`
  target: Path
}

export function bannerSlides(isMobile: boolean): HomeSlide[] {
  return bannerKeys.map((key) => ({
    key,
    url: `/banners/${key}-${isMobile ? 'mobile' : 'desktop'}.svg`,
    isMobile,
    title: `banner.${key}.title`,
    target: targets[key],
  }))
}
