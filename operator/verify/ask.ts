/** What a host sent; `body` is decoded, and null if it is not what its Content-Encoding says. */
export interface Answer {
  status: number
  headers: Headers
  body: Buffer | null
  /** By this machine's clock. */
  time?: { sent: number; received: number }
}

/** What a request has beside its address. */
export interface Request {
  method?: string
  headers?: Readonly<Record<string, string>>
}

const TIMEOUT_MS = 20_000

/** Why there was no answer; the cause names it where a connection failed. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)

/** Requests an address; a message if there is no answer. */
export async function ask(
  base: URL,
  address: string,
  encodings: string,
  { method = 'GET', headers: more = {} }: Request = {},
): Promise<Answer | string> {
  const sent = Date.now()
  try {
    const response = await fetch(new URL(address, base), {
      method,
      headers: { 'Accept-Encoding': encodings === '' ? 'identity' : encodings, ...more },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status, headers } = response
    const time = { sent, received: Date.now() }
    const body = await response.arrayBuffer().then(
      (bytes) => Buffer.from(bytes),
      () => null,
    )
    return { status, headers, body, time }
  } catch (error) {
    return reasonOf(error)
  }
}
