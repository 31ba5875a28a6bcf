const AGAIN_MS = 1000

/** A file of the app that did not arrive, or came with another content. */
export class MissingFile extends Error {
  override message = 'A file did not arrive'
  /** Whether the player has been told before that this part is missing. */
  isKnown = false
  /** Runs when the player is told; the part's next render then asks for the file again. */
  onTold: () => void = () => undefined
}

/** Vite asks for a style sheet once: the next import would succeed without it, and show an unstyled page. */
let isStyleMissing = false

export const hasMissingStyle = () => isStyleMissing

/** For tests: a page that has just loaded. */
export function forgetStyles(): void {
  isStyleMissing = false
}

const isOfStyle = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Unable to preload CSS')

/** Imports a file of the app, if need be twice; then throws `MissingFile`. */
export async function importFile<Code>(load: () => Promise<Code | undefined>): Promise<Code> {
  const again = async (error: unknown) => {
    if (isOfStyle(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return load()
  }
  const code = await load()
    .catch(again)
    .catch((error: unknown) => {
      isStyleMissing ||= isOfStyle(error)
      throw new MissingFile('', { cause: error })
    })
  // An empty file is a module, too, without exports.
  if (code === undefined || (typeof code === 'object' && !Object.keys(code ?? {}).length))
    throw new MissingFile()
  return code
}
