import type { Rolldown } from 'vite'

/** The module script of index.html; it runs before the splash is painted. */
export const START = '/src/start.ts'
/** The app's entry, which START imports. */
export const APP = '/src/main.tsx'
/** The page of most first views. */
export const HOME = '/src/pages/HomePage.tsx'

type Bundle = Rolldown.OutputBundle

/** The file of the chunk that contains a module; throws if there is none. */
export function chunkOf(module: string, output: Bundle): string {
  const chunks = Object.values(output).filter((file) => file.type === 'chunk')
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!found) throw new Error(`The build has no chunk of ${module}`)
  return found.fileName
}

/** The script and style files of a chunk and of all its static imports. */
export function filesFrom(name: string, output: Bundle, seen = new Set<string>()): Set<string> {
  const chunk = output[name]
  if (seen.has(name) || chunk?.type !== 'chunk') return seen
  seen.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style)
  for (const next of chunk.imports) filesFrom(next, output, seen)
  return seen
}
