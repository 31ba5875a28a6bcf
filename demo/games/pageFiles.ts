import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The folders behind `/demo/files/`: the pages' own, and the app's tokens with their fonts. They
 * are found from the working folder, since the Vite config is bundled into a place of its own.
 */
const roots = ['demo/pages', 'src/styles']

/** The bytes of a file of the pages; null for any name that leads outside or nowhere. */
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
