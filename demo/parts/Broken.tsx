import { watchFiles } from '@/lib/loading/chunkReload'

/** The error of an import whose file is gone after a deploy. */
export const MISSING_FILE = new Error('a file is missing')

/** Makes the app take MISSING_FILE for what it is, as Vite does before an import fails. */
export function reportMissingFile(): void {
  watchFiles()
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: MISSING_FILE }))
}

/** Fails to render. */
export function Broken({
  error = new Error('a part that fails'),
}: {
  error?: Error | undefined
}): never {
  throw error
}
