import { HttpResponse, http, type HttpHandler } from 'msw'
import { brandPage } from './brandPage.ts'
import { toolPageResponse } from '../../demo/backend/toolPage.ts'
import { checkBrand, productOf } from '../brand/checkedBrand.ts'
import { contrastsOf, isEnough, rounded } from '../brand/brandColours.ts'

const policy = ["img-src 'self'", "form-action 'none'"]

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
  http.get('*/demo/brand', () => toolPageResponse(brandPage(product()), policy)),
  http.post('*/demo/brand.json', async ({ request }) => HttpResponse.json(await verdict(request))),
]
