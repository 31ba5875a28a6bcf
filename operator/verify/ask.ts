/** What a host sent; `body` is decoded, and null if it is not what its Content-Encoding says. */
export interface Answer {
  status: number
  headers: Headers
  body: Buffer | null
}

const TIMEOUT_MS = 20_000

/** Why there was no answer; the cause names it where a connection failed. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)

/** Requests an address; a message if there is no answer. */
export async function ask(base: URL, address: string, encodings: string): Promise<Answer | string> {
  try {
    const response = await fetch(new URL(address, base), {
      headers: { 'Accept-Encoding': encodings === '' ? 'identity' : encodings },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status, headers } = response
    const body = await response.arrayBuffer().then(
      (bytes) => Buffer.from(bytes),
      () => null,
    )
    return { status, headers, body }
  } catch (error) {
    return reasonOf(error)
  }
}
