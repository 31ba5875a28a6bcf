import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip'

const MIN_BYTES = 1024
const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/

const squeeze: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipSync(body),
}

function accepted(acceptEncoding: string): Encoding | null {
  const offers = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0])
  return offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : null
}

/** The encoding of a body, by what the client accepts; null for none. */
export function encodingFor(
  type: string | null,
  bytes: number,
  acceptEncoding: string,
): Encoding | null {
  return bytes >= MIN_BYTES && TEXT.test(type ?? '') ? accepted(acceptEncoding) : null
}

const KEPT = 4000
const kept = new Map<string, Buffer>()

/** Compresses a body; with `key`, the result is cached because the body never changes. */
export function compress(body: Buffer, encoding: Encoding, key: string | null): Buffer {
  if (key === null) return squeeze[encoding](body)
  const known = kept.get(`${encoding} ${key}`)
  if (known) return known
  if (kept.size >= KEPT) kept.clear()
  const made = squeeze[encoding](body)
  kept.set(`${encoding} ${key}`, made)
  return made
}
