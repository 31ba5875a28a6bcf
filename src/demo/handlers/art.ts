import { HttpResponse, http, type HttpHandler } from 'msw'
import { providerSvg } from '../art/brand.mjs'
import { coverSvg } from '../art/cover-art.mjs'
import { houseSvg } from '../art/house.mjs'
import { gameOf } from '../catalogue/games.ts'
import { casinos } from '../catalogue/queries.ts'
import { studios } from '../catalogue/studios.ts'

type Draw = (id: string, isSquare: boolean) => string | null

const draw: Record<string, Draw> = {
  covers: (id, isSquare) => {
    const game = gameOf(id)
    if (!game) return null
    const { name, type, provider_id: provider } = game
    return coverSvg({ name, type, provider, id: game.game_id, ratio: isSquare ? '1:1' : '3:4' })
  },
  providers: (id) => {
    const studio = studios.find((each) => String(each.id) === id)
    return studio ? providerSvg(studio.name) : null
  },
  houses: (id) => {
    const place = casinos.findIndex((each) => String(each.id) === id)
    return place < 0 ? null : houseSvg(id, place)
  },
}

const drawn = new Map<string, string>()

/** A picture is drawn when it is first asked for. */
function picture(kind: string, id: string, isSquare: boolean): string | null {
  const key = `${kind}/${id}${isSquare ? '/square' : ''}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const svg = draw[kind]?.(id, isSquare) ?? null
  if (svg !== null) drawn.set(key, svg)
  return svg
}

const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** The demo's pictures: game covers (3:4, or square), studio wordmarks, casino houses. */
export const artHandlers = (): HttpHandler[] =>
  Object.keys(draw).map((kind) =>
    http.get(`*/demo/${kind}/:file`, ({ request, params }) => {
      const id = /^(\d+)\.svg$/.exec(String(params.file))?.[1] ?? ''
      const isSquare = new URL(request.url).searchParams.get('ratio') === '1:1'
      const svg = picture(kind, id, isSquare)
      return svg === null
        ? new HttpResponse('Not found', { status: 404 })
        : new HttpResponse(svg, { headers })
    }),
  )
