import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface SourceFile {
  path: string
  text: string
}

/** Folders whose citations must resolve; missing folders are skipped. */
const roots = ['src', 'contract', 'demo', 'tests', 'scripts', 'public', 'brands', 'docs', '.']
const extensions = /\.(ts|tsx|mjs|cjs|js|css|html|conf|md)$/
/** These contain wrong names and citations on purpose. */
const isSkipped = (path: string) =>
  path === 'tests/unit/project/citations.test.ts' || path.startsWith('scripts/trace')

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
  } catch {
    return []
  }
}

/** Reads every file of the project that may cite a document. */
export const readSources = (): SourceFile[] =>
  roots
    .flatMap((root) => namesIn(root).map((name) => join(root, name)))
    .filter((path) => extensions.test(path))
    .map((path) => ({ path, text: isSkipped(path) ? '' : readFileSync(path, 'utf8') }))

export const isTest = (path: string) => path.startsWith('tests/')

/** Finds a check that a document names: a test by its file name, an npm script, or a file. */
export const createFinder = (sources: SourceFile[]) => {
  const tests = new Map(
    sources.filter(({ path }) => isTest(path)).map(({ path }) => [basename(path), path]),
  )
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const others = new Set(sources.map(({ path }) => path))

  return (name: string): string | null => {
    const script = /^npm run (\S+)$/.exec(name)?.[1]
    if (script !== undefined) return script in scripts ? name : null
    return tests.get(name) ?? (others.has(name) ? name : null)
  }
}
