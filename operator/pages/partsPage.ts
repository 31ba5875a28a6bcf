import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { CheckedBrand } from '../brand/checkedBrand.ts'
import { fillIn } from '../brand/page.ts'
import { brandNames, loadBrand } from '../brand/vitePlugin.ts'
import { policyValues } from '../../build/builtPage.ts'
import { headersOf } from '../../build/headers.ts'
import type { LanguageCode } from '../../src/domain/entities.ts'
import { codeOf, languageTable } from '../../src/domain/languageTable.ts'
import { PARTS_PATH, SCRIPT, STYLE } from './partsBundle.ts'

const HOUSE = 'sirocco'

/** A logo is an SVG, a PNG or a WebP picture. */
const typeOf = (file: string) => (extname(file) === '.svg' ? 'svg+xml' : extname(file).slice(1))

/** The house brand first. */
const names = () => [HOUSE, ...brandNames(process.cwd()).filter((name) => name !== HOUSE)]

/** A brand by its name, the house brand without one; null if there is none of that name. */
export function brandOf(name: string | null): CheckedBrand | null {
  const known = name ?? HOUSE
  return names().includes(known) ? loadBrand(known) : null
}

/** The brand with its own logo in its data, because the server has only the house brand's pictures. */
function withLogo(chosen: CheckedBrand): CheckedBrand {
  const { brand, pictures } = chosen
  const file = join(pictures ?? '', brand.logo)
  if (pictures === null || !existsSync(file)) return chosen
  const logo = `data:image/${typeOf(file)};base64,${readFileSync(file).toString('base64')}`
  return { ...chosen, brand: { ...brand, logo } }
}

/** What the page can switch to: each brand with its languages, such as `atlas:en,ar`. */
const choices = (): string =>
  names()
    .map((name) => `${name}:${loadBrand(name).brand.languages.join()}`)
    .join(' ')

const textsOf = (name: string, languages: readonly LanguageCode[]): string =>
  languages.map((code) => `${code}:${PARTS_PATH}/texts/${name}/${code}`).join(' ')

/**
 * The page of the gallery in a brand and a language, with the headers of the app's page. A brand is applied by
 * the same function as in a build. In a language that the brand does not offer, it is in the brand's first one.
 */
export function partsPage(name: string | null, lang: string | null): Response | null {
  const found = brandOf(name)
  if (!found) return null
  const chosen = withLogo(found)
  const { languages } = chosen.brand
  const [first = 'fr'] = languages
  const code = codeOf(lang, languages) ?? first
  const known = name ?? HOUSE
  const html = `<!doctype html>
<html dir="${languageTable[code].dir}" lang="${code}" data-texts="${textsOf(known, languages)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo parts</title>
<link rel="icon" type="image/svg+xml" href="/brand/favicon.svg">
<link rel="stylesheet" href="${PARTS_PATH}/${STYLE}">
<style></style>
<script></script>
</head>
<body>
<div id="root" data-brand="${known}" data-choices="${choices()}"></div>
<script type="application/json" id="settings">%SETTINGS%</script>
<script type="module" src="${PARTS_PATH}/${SCRIPT}"></script>
</body>
</html>
`
  const page = fillIn(html, chosen)
  // Without the hosts of games, so that a frame of another host is blocked in every brand.
  const { environment } = chosen
  const hosts = { ...environment.hosts, games: [] }
  return new Response(page, {
    headers: {
      ...headersOf('/index.html', policyValues(page, { ...environment, hosts })),
      'Content-Type': 'text/html; charset=utf-8',
    },
  })
}
