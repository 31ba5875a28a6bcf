/**
 * Renders the PNG icons of the installed app from the brand's SVG files, in the same folder. Run
 * `node operator/icons.mjs` after changing the SVG files.
 */
import { existsSync } from 'node:fs'
import sharp from 'sharp'

// In the project's root the product's pictures, in a folder of `brands/` those of that brand.
const FOLDER = existsSync('public') ? 'public/brand' : 'brand'
const icons = { 'favicon.svg': 'icon', 'icon-maskable.svg': 'icon-maskable' }

for (const [file, name] of Object.entries(icons)) {
  const svg = `${FOLDER}/${file}`
  const { width } = await sharp(svg).metadata()
  for (const size of [192, 512]) {
    // Drawn at its size, because enlarged pixels would be blurred.
    const picture = sharp(svg, { density: (72 * size) / width })
    await picture.resize(size).png().toFile(`${FOLDER}/${name}-${size}.png`)
  }
}
