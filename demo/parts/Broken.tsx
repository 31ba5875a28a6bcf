import { MissingFile } from '@/lib/loading/files'

/** The error of an import whose file is gone after a deploy. */
export const MISSING_FILE = new MissingFile()

/** Fails to render. */
export function Broken({
  error = new Error('a part that fails'),
}: {
  error?: Error | undefined
}): never {
  throw error
}
