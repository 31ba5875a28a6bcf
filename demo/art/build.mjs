/**
 * Writes the fixed artwork into public/: banners, flags and brand.
 *   node demo/art/build.mjs
 * Covers and provider wordmarks are drawn on demand by the demo backend.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BANNERS, bannerSvg } from './banners.mjs';
import { FLAGS, iconSvg, logoSvg, maskableSvg, zelligeSvg } from './brand.mjs';

const root = fileURLToPath(new URL('../../public/', import.meta.url));

const folders = {
  banners: Object.fromEntries(BANNERS.flatMap((key) => ['desktop', 'mobile'].map((size) => [`${key}-${size}`, () => bannerSvg(key, size)]))),
  flags: FLAGS,
  brand: { logo: () => logoSvg(), favicon: iconSvg, 'icon-maskable': maskableSvg, zellige: () => zelligeSvg() },
};

for (const [folder, files] of Object.entries(folders)) {
  mkdirSync(root + folder, { recursive: true });
  for (const [name, draw] of Object.entries(files)) writeFileSync(`${root}${folder}/${name}.svg`, draw() + '\n');
}
