/** The web manifest, with which the app can be installed. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { valueOf } from '../../src/domain/brandColours.ts'
import { spoken } from '../../src/domain/spoken.ts'
import { paths } from '../../src/domain/paths.ts'
import type { CheckedBrand } from '../brand/checkedBrand.ts'
import { sayIn } from './texts.ts'

const icon = (name: string, purpose: string, size: number) => ({
  src: `/brand/${name}-${String(size)}.png`,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
  purpose,
})

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
export function manifestOf({ brand, tokens, texts, pictures, productPictures }: CheckedBrand) {
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
    dir: spoken[language].dir,
    categories: ['games', 'sports', 'entertainment'],
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: [192, 512].flatMap((size) => [
      icon('icon', 'any', size),
      icon('icon-maskable', 'maskable', size),
    ]),
    shortcuts: shortcuts.map(([key, url]) => ({ name: say(`title.${key}`), url })),
    // A brand without screenshots must not show those of the house brand.
    screenshots: screenshots
      .filter(({ src }) => existsSync(join(pictures ?? productPictures, src)))
      .map((each) => ({ ...each, type: 'image/webp' })),
  }
}
