import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The folders served under `/demo/files/`: the pages' own files, and the app's tokens and fonts. Relative
 * to the working directory, because Vite bundles its configuration elsewhere.
 */
const roots = ['demo/pages', 'src/styles']

/** The content of a file; null for names outside the folders and for missing files. */
export function pageFile(name: string): Buffer | null {
  for (const root of roots.map((folder) => path.resolve(process.cwd(), folder))) {
    const file = path.resolve(root, name)
    if (!file.startsWith(root + path.sep)) continue
    try {
      return readFileSync(file)
    } catch {
      continue
    }
  }
  return null
}
