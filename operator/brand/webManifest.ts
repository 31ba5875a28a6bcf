/** The web manifest, with which the app can be installed. */
import { valueOf } from './brandColours.ts'
import { languageTable } from '../../src/domain/languageTable.ts'
import { paths } from '../../src/domain/paths.ts'
import type { CheckedBrand } from './checkedBrand.ts'
import { sayIn } from '../../build/texts.ts'

/** An icon in both sizes; the SVG where a brand has not rendered it (docs/brands.md). */
function iconsOf(
  name: string,
  svg: string,
  purpose: string,
  hasPicture: CheckedBrand['hasPicture'],
) {
  const rendered = ['192', '512']
    .map((size) => ({
      src: `/brand/${name}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }))
    .filter(({ src }) => hasPicture(src))
  return rendered.length > 0
    ? rendered
    : [{ src: `/brand/${svg}.svg`, sizes: 'any', type: 'image/svg+xml', purpose }]
}

/** The app's menu on a phone's home screen. */
const shortcuts = [
  ['casino', paths.casino],
  ['liveCasino', paths.liveCasino],
  ['prematch', paths.sport],
  ['myGames', paths.myGames],
] as const

/** Shown before the installation. */
const screenshots = [
  { src: '/brand/screen-wide.webp', sizes: '1280x800', form_factor: 'wide' },
  { src: '/brand/screen-narrow.webp', sizes: '390x844', form_factor: 'narrow' },
]

/** The manifest of a brand: its texts are in the brand's first language. */
export function manifestOf({ brand, tokens, texts, hasPicture }: CheckedBrand) {
  const [language = 'fr'] = brand.languages
  const say = sayIn(texts[language])
  const colour = valueOf('color-chrome', tokens) ?? ''
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name: brand.name,
    short_name: brand.name,
    description: say('site.description'),
    lang: language,
    dir: languageTable[language].dir,
    categories: ['games', 'sports', 'entertainment'],
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: [
      ...iconsOf('icon', 'favicon', 'any', hasPicture),
      ...iconsOf('icon-maskable', 'icon-maskable', 'maskable', hasPicture),
    ],
    shortcuts: shortcuts.map(([key, url]) => ({ name: say(`title.${key}`), url })),
    screenshots: screenshots
      .filter(({ src }) => hasPicture(src))
      .map((each) => ({ ...each, type: 'image/webp' })),
  }
}
