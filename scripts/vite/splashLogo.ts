import { readFileSync } from 'node:fs'
import { pictureFile, type CheckedBrand } from './brand.ts'

/** The splash's picture, whose place a drawing takes. */
const PICTURE = /<img class="splashLogo"[^>]*>/

/** What a drawing in a page may not have: the policy refuses it, or it needs another file. */
const REFUSED =
  /<(?:style|script|text|image|use|foreignObject|a)\b|\s(?:style|class|(?:xlink:)?href|on\w+)=/
/** The page is to come with the network's first packets. */
const LONGEST = 6000

/** A drawing as it may stand in a page, its names unlike the page's own; null when it may not. */
export function asPartOfPage(drawing: string): string | null {
  const text = drawing.replace(/^<\?xml.*?\?>/, '').trim()
  const isFit = /^<svg\s[^>]*viewBox="/.test(text) && !REFUSED.test(text) && text.length <= LONGEST
  return isFit ? text.replaceAll(/(\sid="|url\(['"]?#)/g, '$1splash-') : null
}

/**
 * Spec §2 Splash: the logo is there with the first paint, not a request later. A brand's bitmap, or
 * a drawing that needs more than itself, stays a picture of its own.
 */
export function drawLogo(html: string, { brand, pictures }: CheckedBrand): string {
  const file = pictureFile(brand.logo, pictures)
  const drawing = file?.endsWith('.svg') ? asPartOfPage(readFileSync(file, 'utf8')) : null
  if (drawing === null) return html
  const drawn = drawing.replace('<svg', '<svg class="splashLogo"')
  // The file comes meanwhile: the header that follows shows it.
  return html.replace(PICTURE, (picture) => drawn + picture.replace('class="splashLogo"', 'hidden'))
}
