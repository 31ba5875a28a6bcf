import { readdirSync } from 'node:fs'
import { resolveConfig, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { dependencies } from '../../package.json'

const { plugins, root } = await resolveConfig({}, 'build')
/** The app's own plugins; Vite and its React plugin have names with a prefix. */
const own = plugins.filter(({ name }) => !/^(?:vite|vitest|native|builtin):|^alias$/.test(name))
const names = Object.keys(dependencies)

/** The files of the libraries that the app may import. */
const files = names.flatMap((name) =>
  readdirSync(`${root}/node_modules/${name}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?js|css)$/.test(file))
    .map((file) => `${root}/node_modules/${name}/${file}`),
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
  const results = await Promise.all(
    names.map((name) => resolveId?.call(context, name, `${root}/src/main.tsx`, {})),
  )
  return names.filter((name, index) => {
    const found = results[index]
    return Boolean(found) && (found as { id: string }).id !== name
  })
}

describe('Decisions 37: third-party code ships as published', () => {
  it('looks at all plugins and libraries', () => {
    expect(own.map(({ name }) => name)).toContain('branding')
    expect(own.length).toBeGreaterThan(5)
    expect(files.length).toBeGreaterThan(400)
  })

  it.each(own.map((plugin) => [plugin.name, plugin] as const))(
    'the plugin %s changes no file of a library',
    async (_, plugin) => {
      expect(await changedFiles(plugin)).toEqual([])
      expect(await replacedLibraries(plugin)).toEqual([])
      expect(plugin.load).toBeUndefined()
      expect(plugin.renderChunk).toBeUndefined()
    },
  )
})
