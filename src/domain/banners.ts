import type { BannerSlide } from './entities.ts'
import { paths, type Path } from './paths.ts'

export type BannerKey = 'night' | 'slots' | 'live' | 'crash' | 'sport' | 'section'

/** Spec §3 Banner slide: six pictures for desktop and six for mobile, in order of appearance. */
export const bannerKeys: readonly BannerKey[] = [
  'night',
  'slots',
  'live',
  'crash',
  'sport',
  'section',
]

/** Where a slide's button leads. */
export const bannerTargets: Record<BannerKey, Path> = {
  night: paths.casino,
  slots: paths.casinoPreview,
  live: paths.liveCasino,
  crash: paths.crash,
  sport: paths.sport,
  section: paths.pragmatic,
}

/** Spec §3: the slides of one layout; `title` is a translation key. */
export function bannerSlides(isMobile: boolean): BannerSlide[] {
  return bannerKeys.map((key) => ({
    url: `/banners/${key}-${isMobile ? 'mobile' : 'desktop'}.svg`,
    isMobile,
    title: `banner.${key}.title`,
  }))
}
