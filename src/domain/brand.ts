import type { Brand, BrandColours } from './brandShape.ts'

const providers = { pragmatic: 37, live: 998 }

/** The brand file (Decisions 1) with the operator's choices. Its texts are translations. */
export const brand: Brand = {
  name: 'Sirocco',
  logo: '/brand/logo.svg',
  languages: ['fr', 'en', 'ar'],
  menu: [
    ['home', 'sport', 'casino', 'liveCasino', 'pragmatic', 'virtual'],
    ['account'],
    ['streaming', 'result', 'contactUs', 'facebook'],
  ],
  bottomBar: { start: ['sport', 'live'], end: ['casino', 'liveCasino'] },
  providers,
  homeRows: [
    { type: 1, size: 12, provider: providers.pragmatic },
    { type: 2, size: 12, provider: providers.live },
    { type: 3, size: 6 },
  ],
  pageSizes: {
    // 28 = 7 x 4 on desktop, 30 = 3 x 10 on a phone (Decisions 7).
    games: { desktop: 28, mobile: 30 },
    providers: 3,
    providerRow: { 1: 12, 2: 12, 3: 6 },
  },
  // The house brand is for trials, with any backend; name your own hosts here.
  hosts: { games: ['https:'], pictures: ['https:'] },
  maskWinners: true,
  helpLines: [],
  operatorLinks: [],
  ownPages: {},
}

/** Used only by the build; this brand keeps the colours of the tokens. */
export const colours: BrandColours = {}
