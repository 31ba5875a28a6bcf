import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { parts } from '../../../demo/parts/parts'
import { filesOf } from '../../support/projectFiles'

const files = ['src', 'demo', 'build', 'operator', 'contract'].flatMap((folder) =>
  filesOf(folder, /(?<!\.test)\.(?:tsx?|mjs)$/),
)
const known = new Set(files)

/** The file of the project that an import names; undefined for a package. */
function fileOf(importer: string, name: string): string | undefined {
  const path = name.startsWith('@/')
    ? name.replace('@/', 'src/')
    : name.startsWith('.') && posix.join(posix.dirname(importer), name)
  if (!path) return undefined
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((each) => known.has(each))
}

const from = /(?:from|import) '([^']+)'/g
const lazy = /import\('([^']+)'\)/g
const importsOf = (file: string, form: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(form)].flatMap(
    ([, name = '']) => fileOf(file, name) ?? [],
  )

/** What each file imports, types too. */
const imports = new Map(files.map((file) => [file, importsOf(file, from)]))

/** The slices and thunks know the type of the state that they are a part of. */
const isState = (file: string, used: string) =>
  file.startsWith('src/store/') && used === 'src/store/store.ts'

it('no file imports itself through others, types counted but that of the state', () => {
  const circles: string[] = []
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '))
    if (done.has(file)) return
    done.add(file)
    for (const next of imports.get(file) ?? [])
      if (!isState(file, next)) follow(next, [...path, file])
  }
  for (const file of files) follow(file, [])
  expect(circles).toEqual([])
})

const GALLERY = 'demo/parts'
/** The files that the gallery shows on purpose; it imports others for its samples. */
const shown = new Set(parts.map(({ file }) => `src/components/${file}.tsx`))

/** `features/play` or `store`; all of the app's own files are one room. */
const roomOf = (file: string) => {
  if (file.startsWith(`${GALLERY}/`)) return GALLERY
  const [top, layer = '', feature = ''] = file.split('/')
  if (top !== 'src') return top
  if (layer === 'features') return `${layer}/${feature}`
  return layer.includes('.') ? 'app' : layer
}

/** The layers below the features; the server is reached through the store. */
const lower = ['lib', 'device', 'domain', 'i18n', 'components', 'store']
/** Thunks, because features do not reach the server; what protects a player, which stays in one room. */
const exceptions = /^src\/(store\/(?:lists\/findGames|money\/lastRows)\.ts|device\/protection\/.*)$/

it('a file that one room alone uses lives in that room; the gallery is a room for what it shows', () => {
  const users = new Map<string, Set<string | undefined>>()
  for (const file of files)
    for (const used of [...(imports.get(file) ?? []), ...importsOf(file, lazy)])
      users.set(used, (users.get(used) ?? new Set()).add(roomOf(file)))
  const misplaced = files.filter((file) => {
    const room = roomOf(file)
    const isLower = lower.includes(room ?? '') && !exceptions.test(file)
    const all = [...(users.get(file) ?? [])]
    const rooms = all.filter((user) => user !== GALLERY || shown.has(file))
    return isLower && all.length > 0 && rooms.length < 2 && !rooms.includes(room)
  })
  expect(misplaced).toEqual([])
})
