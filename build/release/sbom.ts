/**
 * The bill of materials (CycloneDX 1.5) of the packages that ship in a build. It is read from the lockfile
 * alone, because `npm sbom --omit=dev` writes the time, a random number and the folder's name, and omits
 * packages that development tools need as well, such as React.
 */
interface LockRow {
  name?: string
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  packages: Readonly<Record<string, LockRow>>
}

/** Whether a row's package ships: not a tool, and not a peer that only the tools have installed. */
const isShipped = ({ dev, devOptional, link }: LockRow) => !dev && !devOptional && !link

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

const refOf = (path: string, { name, version = '' }: LockRow) =>
  `${path === '' ? (name ?? '') : nameOf(path)}@${version}`

const purlOf = (ref: string) => `pkg:npm/${ref.replace(/^@/, '%40')}`

/** The row that a package at a path gets for a name: its own, or the next one above it. */
function resolve(path: string, name: string, { packages }: Lock): string | null {
  for (let folder = path; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const found = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (found in packages) return found
    if (folder === '') return null
  }
}

/** The hash of a package's archive, as the lockfile has it (base64) and as CycloneDX wants it (hex). */
function hashesOf({ integrity = '' }: LockRow) {
  const [, content] = /^sha512-(.+)$/.exec(integrity) ?? []
  if (content === undefined) return []
  return [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }]
}

/** A licence by its SPDX name, or an expression of several. */
const licencesOf = ({ license }: LockRow) => {
  if (license === undefined) return []
  return /^[\w.+-]+$/.test(license) ? [{ license: { id: license } }] : [{ expression: license }]
}

function needsOf(path: string, row: LockRow, lock: Lock): string[] {
  const names = Object.keys({
    ...row.dependencies,
    ...row.optionalDependencies,
    ...row.peerDependencies,
  })
  const refs = names
    .map((name) => resolve(path, name, lock))
    .filter((found) => found !== null)
    .map((found) => [found, lock.packages[found] ?? {}] as const)
    .filter(([, found]) => isShipped(found))
    .map(([found, needed]) => refOf(found, needed))
  return [...new Set(refs)].sort()
}

/** The bill of materials of a lockfile; the same lockfile gives the same bytes. */
export function sbomOf(lock: Lock): string {
  const rows = Object.entries(lock.packages).filter(([, row]) => isShipped(row))
  const shipped = rows
    .filter(([path]) => path !== '')
    .map(([path, row]) => ({ ref: refOf(path, row), path, row }))
    .sort((one, other) => (one.ref < other.ref ? -1 : 1))
    .filter(({ ref }, index, all) => ref !== all[index - 1]?.ref)
  const root = lock.packages[''] ?? {}
  const own = refOf('', root)
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        'bom-ref': own,
        type: 'application',
        name: root.name,
        version: root.version,
        purl: purlOf(own),
        licenses: licencesOf(root),
      },
    },
    components: shipped.map(({ ref, path, row }) => ({
      'bom-ref': ref,
      type: 'library',
      name: nameOf(path),
      version: row.version,
      purl: purlOf(ref),
      hashes: hashesOf(row),
      licenses: licencesOf(row),
      externalReferences: [{ type: 'distribution', url: row.resolved }],
    })),
    dependencies: [{ ref: own, path: '', row: root }, ...shipped].map(({ ref, path, row }) => ({
      ref,
      dependsOn: needsOf(path, row, lock),
    })),
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** The package of a module in `node_modules`; null for the project's own modules. */
const packageOf = (id: string): string | null =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? null

/** The packages of a build's modules that the lockfile does not list as shipped. */
export function unlisted(moduleIds: Iterable<string>, lock: Lock): string[] {
  const shipped = Object.entries(lock.packages).filter(([, row]) => isShipped(row))
  const listed = new Set(shipped.map(([path]) => nameOf(path)))
  const packages = new Set([...moduleIds].map(packageOf).filter((name) => name !== null))
  return [...packages].filter((name) => !listed.has(name))
}
