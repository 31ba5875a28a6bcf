import type { Rolldown } from 'vite'

/** What index.html runs as a module, before the splash is painted. */
export const START = '/src/start.ts'
/** The app: its libraries, and what every page needs. START fetches and runs it. */
export const APP = '/src/main.tsx'
/** Where most first views are. */
export const HOME = '/src/pages/HomePage.tsx'

type Bundle = Rolldown.OutputBundle

/** The file of the chunk that holds a module; throws when the build has none. */
export function chunkOf(module: string, output: Bundle): string {
  const chunks = Object.values(output).filter((file) => file.type === 'chunk')
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!found) throw new Error(`The build has no chunk of ${module}`)
  return found.fileName
}

/** The files of a chunk, styles too, and of all that it imports at once. */
export function filesFrom(name: string, output: Bundle, seen = new Set<string>()): Set<string> {
  const chunk = output[name]
  if (seen.has(name) || chunk?.type !== 'chunk') return seen
  seen.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style)
  for (const next of chunk.imports) filesFrom(next, output, seen)
  return seen
}
