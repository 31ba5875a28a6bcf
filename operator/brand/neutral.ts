import { bannerKeys } from '../../src/domain/banners.ts'
import { valueOf } from './brandColours.ts'
import type { BrandColours } from '../../src/domain/brandShape.ts'
import { widthOf } from './words.ts'

const letters = new Intl.Segmenter()

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

const text = (at: string, size: number, fill: string, words: string) =>
  `<text ${at} y="32" dy=".35em" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${fill}">${words}</text>`

/**
 * Pictures in a brand's colours and with its first letter, by path, for a brand that has none of its own. They use
 * only colours whose contrast is checked (brandColours.ts), so the letter is readable.
 */
export function neutralPictures(name: string, tokens: BrandColours): Record<string, string> {
  const colour = (token: string) => valueOf(token, tokens) ?? ''
  const [letter] = [...letters.segment(name.toUpperCase())].map(({ segment }) => segment)

  const emblem = (size: number, corner: number) =>
    `<linearGradient id="a" x2="1" y2="1">${stop(0, colour('saffron-300'))}${stop(0.4, colour('saffron-400'))}${stop(1, colour('ember-400'))}</linearGradient>` +
    `<rect width="64" height="64" rx="${corner}" fill="url(#a)"/>` +
    text('x="32" text-anchor="middle"', size, colour('color-on-accent'), letter ?? '')

  const banner = (width: number, height: number, accent: string) =>
    svg(
      width,
      height,
      `<linearGradient id="a" x2="0" y2="1">${stop(0, colour('color-surface-3'))}${stop(1, colour('color-bg'))}</linearGradient>` +
        `<radialGradient id="b" cx=".5" cy=".1" r=".7">${stop(0, accent, 0.4)}${stop(1, accent, 0)}</radialGradient>` +
        ['a', 'b']
          .map((id) => `<path d="M0 0h${width}v${height}H0z" fill="url(#${id})"/>`)
          .join(''),
    )

  // Bold letters of any system font are at most a fifth wider than estimated; 176 units are left.
  const nameSize = Math.min(30, 14_600 / widthOf(name))
  const accents = [colour('color-accent'), colour('color-accent-2'), colour('ember-400')]
  const banners = bannerKeys.flatMap((key, index) => {
    const accent = accents[index % accents.length] ?? ''
    return [
      [`/banners/${key}-desktop.svg`, banner(1920, 600, accent)],
      [`/banners/${key}-mobile.svg`, banner(800, 900, accent)],
    ] as const
  })

  return {
    '/brand/favicon.svg': svg(64, 64, emblem(40, 15)),
    '/brand/icon-maskable.svg': svg(64, 64, emblem(32, 0)),
    '/brand/logo.svg': svg(
      256,
      64,
      `<g transform="translate(4 4) scale(.875)">${emblem(40, 15)}</g>` +
        text('x="74"', nameSize, colour('color-text-strong'), name),
    ),
    '/brand/zellige.svg': svg(
      96,
      96,
      `<path d="M48 0 96 48 48 96 0 48z" fill="none" stroke="${colour('color-text')}"/>`,
    ),
    ...Object.fromEntries(banners),
  }
}
