import { HttpResponse, http, type HttpHandler } from 'msw'
import { brandPage } from '../brandPage.ts'
import { checkBrand, productOf } from '../../../scripts/brand/checkedBrand.ts'
import { contrastsOf, isEnough, rounded } from '../../../src/domain/brandColours.ts'

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

/** Read for each request, so that a changed text or token counts at once. */
const product = () => productOf('src/styles/tokens.css', 'public', 'brands/sirocco.json')

/** The build's judgement of a brand file, and the contrast of every pair of its colours. */
async function verdict(request: Request) {
  const file: unknown = await request.json()
  const { checked, problems } = checkBrand(file, product(), null)
  const contrasts = contrastsOf(checked.tokens).map((pair) => ({
    ...pair,
    found: pair.found === null ? 'unknown' : rounded(pair.found),
    isEnough: isEnough(pair),
  }))
  return { problems, contrasts }
}

/** The page `/demo/brand`, and its check as JSON. */
export const brandHandlers: HttpHandler[] = [
  http.get('*/demo/brand', () => new HttpResponse(brandPage(product()), { headers: pageHeaders })),
  http.post('*/demo/brand.json', async ({ request }) => HttpResponse.json(await verdict(request))),
]
