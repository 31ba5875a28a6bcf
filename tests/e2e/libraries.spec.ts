import { readdirSync } from 'node:fs'
import { resolveConfig, type Plugin } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { expect, test } from './fixtures'

const names = Object.keys(manifest.dependencies)

/** The files of the libraries that the app may import. */
const files = names.flatMap((name) =>
  readdirSync(`node_modules/${name}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?js|css)$/.test(file))
    .map((file) => `${process.cwd()}/node_modules/${name}/${file}`),
)

type Hook<T> = T | { handler: T } | undefined
type Transform = (this: unknown, code: string, id: string) => unknown
type ResolveId = (this: unknown, source: string, importer: string, options: object) => unknown

const handlerOf = <T extends Transform | ResolveId>(hook: Hook<T>): T | undefined =>
  typeof hook === 'object' ? hook.handler : hook

async function changedFiles(plugin: Plugin): Promise<string[]> {
  const transform = handlerOf(plugin.transform as Hook<Transform>)
  const results = await Promise.all(files.map((id) => transform?.call({}, 'export {}', id)))
  return files.filter((_, index) => Boolean(results[index]))
}

async function replacedLibraries(plugin: Plugin): Promise<string[]> {
  const resolveId = handlerOf(plugin.resolveId as Hook<ResolveId>)
  const context = { resolve: (id: string) => Promise.resolve({ id }) }
  const importer = `${process.cwd()}/src/main.tsx`
  const results = await Promise.all(
    names.map((name) => resolveId?.call(context, name, importer, {})),
  )
  return names.filter((name, index) => {
    const found = results[index]
    return Boolean(found) && (found as { id: string }).id !== name
  })
}

test('third-party code ships as published: no plugin changes a file of a library', async () => {
  const { plugins } = await resolveConfig({}, 'build')
  // The app's own plugins; Vite and its React plugin have names with a prefix.
  const own = plugins.filter(({ name }) => !/^(?:vite|native|builtin):|^alias$/.test(name))
  expect(own.map(({ name }) => name)).toContain('branding')
  expect(own.length).toBeGreaterThan(5)
  expect(files.length).toBeGreaterThan(400)
  for (const plugin of own) {
    const { name, load, renderChunk } = plugin
    const [changed, replaced] = [await changedFiles(plugin), await replacedLibraries(plugin)]
    expect({ name, load, renderChunk, changed, replaced }).toEqual({
      name,
      changed: [],
      replaced: [],
    })
  }
})
