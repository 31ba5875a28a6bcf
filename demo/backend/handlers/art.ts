import { HttpResponse, http, type HttpHandler } from 'msw'
import { providerSvg } from '../../art/brand.mjs'
import { coverSvg } from '../../art/cover-art.mjs'
import { houseSvg } from '../../art/house.mjs'
import { gameOf } from '../../catalogue/games.ts'
import { casinos } from '../../catalogue/queries.ts'
import { studios } from '../../catalogue/studios.ts'

interface Kind {
  folder: string
  format: keyof typeof types
  draw: (id: string, isSquare: boolean) => string | null
}

const types = { svg: 'image/svg+xml', webp: 'image/webp' }

/** Covers are bitmaps, like those of operators, because browsers render bitmaps faster than SVG. */
const kinds: readonly Kind[] = [
  {
    folder: 'covers',
    format: 'webp',
    draw: (id, isSquare) => {
      const game = gameOf(id)
      if (!game) return null
      const { name, type, provider_id: provider } = game
      return coverSvg({ name, type, provider, id: game.game_id, ratio: isSquare ? '1:1' : '3:4' })
    },
  },
  {
    folder: 'providers',
    format: 'svg',
    draw: (id) => {
      const studio = studios.find((each) => String(each.id) === id)
      return studio ? providerSvg(studio.name) : null
    },
  },
  {
    folder: 'houses',
    format: 'svg',
    draw: (id) => {
      const place = casinos.findIndex((each) => String(each.id) === id)
      return place < 0 ? null : houseSvg(id, place)
    },
  },
]

/** Twice the tile's width on desktop (180 px), almost three times that on a phone (128 px). */
const BITMAP_WIDTH = 360

async function toBitmap(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on first use, because most tests request no image.
  const { default: sharp } = await import('sharp')
  return new Uint8Array(
    await sharp(Buffer.from(svg)).resize(BITMAP_WIDTH).webp({ quality: 65 }).toBuffer(),
  )
}

type Picture = string | Uint8Array<ArrayBuffer>

const drawn = new Map<string, Promise<Picture>>()

/** Renders an image on first request; null if there is none of that name. */
async function picture(kind: Kind, file: string, isSquare: boolean): Promise<Picture | null> {
  const [, id, ending] = /^(\d+)\.(\w+)$/.exec(file) ?? []
  if (id === undefined || ending !== kind.format) return null
  const key = `${kind.folder}/${id}${isSquare ? '/square' : ''}`
  const known = drawn.get(key)
  if (known) return known
  const svg = kind.draw(id, isSquare)
  if (svg === null) return null
  const made = kind.format === 'webp' ? toBitmap(svg) : Promise.resolve(svg)
  drawn.set(key, made)
  return made
}

/** The demo's images: game covers (3:4, or square), provider wordmarks, casinos. */
export const artHandlers = (): HttpHandler[] =>
  kinds.map((kind) =>
    http.get(`*/demo/${kind.folder}/:file`, async ({ request, params }) => {
      const isSquare = new URL(request.url).searchParams.get('ratio') === '1:1'
      const body = await picture(kind, String(params.file), isSquare)
      if (body === null) return new HttpResponse('Not found', { status: 404 })
      return new HttpResponse(body, {
        headers: {
          'Content-Type': types[kind.format],
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
      })
    }),
  )
