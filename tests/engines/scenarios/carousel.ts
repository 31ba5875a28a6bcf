import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { View } from '../driver/page'
import type { Box } from '../driver/tools'
import { role } from '../find'
import type { Stage } from '../stage'

/** The role description is translated, so the selector does not name it. */
const CAROUSEL = 'main section[aria-roledescription]'
const carousel = { css: CAROUSEL }
const SLIDES = 6

/** The part of a slide without text, buttons and the gradient behind the text, as shares of its size. */
const area = { start: 0.62, end: 0.98, top: 0.06, bottom: 0.8 }
/** The allowed mean difference of a colour channel, out of 255; engines scale and smooth differently. */
const TOLERANCE = 10

interface Slide {
  box: Box
  /** The URL of the front image. */
  source: string
  /** The object position of an image that is larger than its box, as shares. */
  focus: [x: number, y: number]
}

/** The front slide, once its image has loaded. */
const frontSlide = (page: View, place: number): Promise<Slide | null> =>
  page.run(
    (selector, wanted) => {
      const section = document.querySelector(selector)
      const slide = section?.querySelector('[role="group"]:not([inert])')
      const image = slide?.querySelector('img')
      const isIt = parseInt(slide?.getAttribute('aria-label') ?? '') === wanted
      if (!section || !image || !isIt || !image.complete || image.naturalWidth === 0) return null
      const { left, top, width, height } = section.getBoundingClientRect()
      const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat)
      return { box: { left, top, width, height }, source: image.src, focus: [x / 100, y / 100] }
    },
    CAROUSEL,
    place,
  )

const inside = (width: number, height: number, isMirrored: boolean) => {
  const [from, to] = isMirrored ? [1 - area.end, 1 - area.start] : [area.start, area.end]
  return {
    left: Math.round(width * from),
    top: Math.round(height * area.top),
    width: Math.round(width * (to - from)),
    height: Math.round(height * (area.bottom - area.top)),
  }
}

/** The expected part of the image, rendered without a browser. */
async function drawn(picture: Buffer, { box, focus }: Slide, isMirrored: boolean) {
  const [width, height] = [Math.round(box.width), Math.round(box.height)]
  const { width: w, height: h } = await sharp(picture).metadata()
  const scale = Math.max(width / w, height / h)
  const [whole, tall] = [Math.ceil(w * scale), Math.ceil(h * scale)]
  const [left, top] = [(whole - width) * focus[0], (tall - height) * focus[1]].map(Math.round)
  const slide = await sharp(picture)
    .resize(whole, tall)
    .extract({ left: left ?? 0, top: top ?? 0, width, height })
    .png()
    .toBuffer()
  const turned = await sharp(slide).flop(isMirrored).png().toBuffer()
  return sharp(turned)
    .extract(inside(width, height, isMirrored))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The same part of the screenshot. */
async function shown(page: View, { box }: Slide, isMirrored: boolean) {
  const part = inside(Math.round(box.width), Math.round(box.height), isMirrored)
  return sharp(await page.tab.picture())
    .extract({
      ...part,
      left: part.left + Math.round(box.left),
      top: part.top + Math.round(box.top),
    })
    .removeAlpha()
    .raw()
    .toBuffer()
}

const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length

export function slides(stage: () => Stage): void {
  describe('The banner shows each slide with its own picture', () => {
    it.each(['en', 'ar'] as const)('in %s', async (lang) => {
      const page = await stage().visit('/', { lang })
      await page.see(carousel)
      // The first button of the carousel pauses it.
      await page.click({ css: 'button', within: carousel })
      const seen: Slide[] = []
      for (let place = 1; place <= SLIDES; place++) {
        const dot = role('button', { pattern: `\\b${place}$` }, { within: carousel })
        await page.click(dot)
        const slide = await page.until(`slide ${place} is in front`, () => frontSlide(page, place))
        const picture = Buffer.from(await (await fetch(slide.source)).arrayBuffer())
        const expected = await drawn(picture, slide, lang === 'ar')
        await page.until(`slide ${place} shows ${slide.source}`, async () => {
          const found = difference(expected, await shown(page, slide, lang === 'ar'))
          if (found > TOLERANCE) throw new Error(`${found.toFixed(1)} of 255 away`)
          return true
        })
        seen.push(slide)
      }
      expect(new Set(seen.map(({ source }) => source)).size).toBe(SLIDES)
    })
  })
}
