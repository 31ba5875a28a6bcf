import { http, HttpResponse, type HttpHandler } from 'msw'
import { inert } from '../../build/headers.ts'
import { codeOf } from '../../src/domain/languageTable.ts'
import { bundleParts, PARTS_PATH, type Bundle } from './partsBundle.ts'
import { brandOf, partsPage } from './partsPage.ts'

const notFound = () => new HttpResponse('Not found', { status: 404, headers: inert })

/**
 * The page `/demo/parts`, which shows every component in every state (docs/testing.md). It is bundled when it
 * is first opened; while developing, each time it is opened.
 */
export function partsHandlers({ isDev }: { isDev: boolean }): HttpHandler[] {
  let bundle: Promise<Bundle> | undefined

  return [
    http.get(`*${PARTS_PATH}`, async ({ request }) => {
      const { searchParams } = new URL(request.url)
      const page = partsPage(searchParams.get('brand'), searchParams.get('lang'))
      if (!page) return notFound()
      if (isDev || !bundle) bundle = bundleParts()
      await bundle
      return page
    }),

    http.get(`*${PARTS_PATH}/texts/:brand/:lang`, ({ params }) => {
      const chosen = brandOf(String(params.brand))
      const code = chosen && codeOf(params.lang, chosen.brand.languages)
      return code ? HttpResponse.json(chosen.texts[code], { headers: inert }) : notFound()
    }),

    http.get(`*${PARTS_PATH}/:file`, async ({ params }) => {
      const file = (await (bundle ??= bundleParts())).get(String(params.file))
      if (!file) return notFound()
      return new HttpResponse(file.body, { headers: { ...inert, 'Content-Type': file.type } })
    }),
  ]
}
