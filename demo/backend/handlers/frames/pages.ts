import { http, HttpResponse, type HttpHandler } from 'msw'
import type { LanguageCode } from '../../../../src/domain/entities.ts'
import { languageTable } from '../../../../src/domain/languageTable.ts'
import { languageFor } from '../../language.ts'
import { assets, type DemoPage } from '../../../games/assets.ts'

/**
 * The frames are sandboxed with an opaque origin. In WebKit, `'self'` matches nothing in such a document,
 * so the policy names the page's own host. `http:` also allows the same host over https, for a proxy that
 * does not say which of the two it uses.
 */
const policyOf = (origin: string) =>
  [
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src ${origin}`,
    `img-src ${origin} data:`,
    `font-src ${origin}`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

const headersFor = (origin: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policyOf(origin),
  // The URL contains the launch session.
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
})

function html(page: DemoPage, lang: LanguageCode): string {
  const { styles, scripts } = assets[page]
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${languageTable[lang].dir}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<title>Sirocco</title>',
    ...styles.map((name) => `<link rel="stylesheet" href="/demo/files/${name}">`),
    '<div id="game"></div>',
    ...scripts.map((name) => `<script src="/demo/files/${name}"></script>`),
    '</html>',
  ].join('\n')
}

const addresses: Record<DemoPage, string> = {
  slot: '*/demo/games/slot',
  roulette: '*/demo/games/roulette',
  rouletteLobby: '*/demo/games/rouletteLobby',
  crash: '*/demo/games/crash',
  hostile: '*/demo/games/hostile',
  sport: '*/demo/sport',
}

export const pageHandlers: HttpHandler[] = (Object.keys(addresses) as DemoPage[]).map((page) =>
  http.get(addresses[page], ({ request }) => {
    const { origin, searchParams } = new URL(request.url)
    const lang = languageFor(searchParams.get('lang'))
    return new HttpResponse(html(page, lang), { headers: headersFor(origin) })
  }),
)
