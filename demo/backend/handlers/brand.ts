import { HttpResponse, http, type HttpHandler } from 'msw'
import { brandPage, shades } from '../brandPage.ts'
import { pageFile } from '../../games/pageFiles.ts'
import { brand } from '../../../src/domain/brand.ts'
import {
  colourProblems,
  contrastsOf,
  isEnough,
  rounded,
  tokensIn,
} from '../../../src/domain/brandColours.ts'
import { brandProblems } from '../../../src/domain/brandRules.ts'
import { fieldsOf } from './body.ts'

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  // The same value as the app's, so that the page can access the window that it opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

const houseTokens = () => tokensIn(pageFile('tokens.css')?.toString('utf8') ?? '')

/** The build's judgement of a name and colours, and the contrast of every pair. */
async function verdict(request: Request) {
  const field = await fieldsOf(request)
  const chosen = Object.keys(shades).map((name) => [name, field(name)] as const)
  const colours = Object.fromEntries(chosen.filter(([, value]) => value !== ''))
  const tokens = houseTokens()
  const problems = [
    ...brandProblems({ ...brand, name: field('name') }, () => true),
    ...colourProblems(colours, tokens),
  ]
  const contrasts = contrastsOf({ ...tokens, ...colours }).map((pair) => ({
    ...pair,
    found: pair.found === null ? 'unknown' : rounded(pair.found),
    isEnough: isEnough(pair),
  }))
  return { problems, contrasts }
}

/** The page `/demo/brand`, and its check as JSON. */
export const brandHandlers: HttpHandler[] = [
  http.get(
    '*/demo/brand',
    () => new HttpResponse(brandPage(houseTokens()), { headers: pageHeaders }),
  ),
  http.post('*/demo/brand.json', async ({ request }) => HttpResponse.json(await verdict(request))),
]
