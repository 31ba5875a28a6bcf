/** One row of `packages` in package-lock.json. */
interface LockRow {
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  link?: boolean
  hasInstallScript?: boolean
}

export interface Lock {
  packages: Readonly<Record<string, LockRow>>
}

/** The fields of `npm sbom --sbom-format cyclonedx` that are used here. */
export interface Sbom {
  components?: readonly {
    name: string
    version?: string
    licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[]
  }[]
}

/** Licences that require only attribution. */
const allowedLicences = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']

/** Development tools that may contain an install script; .npmrc stops it from running. */
const allowedScripts = ['msw', 'unrs-resolver']

const rowsOf = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([path, row]) => path !== '' && !row.link)
    .map(([path, row]) => ({ name: path.replace(/^.*node_modules\//, ''), ...row }))

export const checkIntegrity = (lock: Lock): string[] =>
  rowsOf(lock)
    .filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
    .map(({ name }) => `${name} has no sha512 integrity`)

/** Runtime packages have no install scripts, and of the development tools only the listed ones. */
export const checkInstallScripts = (lock: Lock): string[] =>
  rowsOf(lock)
    .filter((row) => row.hasInstallScript && !(row.dev && allowedScripts.includes(row.name)))
    .map(({ name }) => `${name} has an install script`)

/** Old npm versions ignore the list of allowed scripts in package.json, so .npmrc forbids all. */
export const checkNoScripts = (setting: string): string[] =>
  setting.trim() === 'true' ? [] : ['.npmrc does not say ignore-scripts=true']

export function checkLicences({ components = [] }: Sbom): string[] {
  if (components.length === 0) return ['the bill of materials is empty']
  return components.flatMap(({ name, licenses = [] }) => {
    const names = licenses.map(
      ({ license, expression }) => license?.id ?? license?.name ?? expression ?? '',
    )
    const isAllowed = names.length > 0 && names.every((each) => allowedLicences.includes(each))
    return isAllowed ? [] : [`${name} is under ${names.join(', ') || 'no licence'}`]
  })
}

/** The packages of npm's bill of materials that are missing in ours. */
export function checkBill(ours: Sbom, npms: Sbom): string[] {
  const namesOf = ({ components = [] }: Sbom) =>
    components.map(({ name, version = '' }) => `${name}@${version}`)
  const listed = new Set(namesOf(ours))
  return namesOf(npms)
    .filter((name) => !listed.has(name))
    .map((name) => `${name} is missing`)
}

/**
 * An audit without a response fails in CI, unless the environment says that the registry has no
 * audit service.
 */
export function silence(env: Readonly<Record<string, string | undefined>>) {
  const isExcused = env.NO_AUDIT_SERVICE === '1'
  return {
    fails: Boolean(env.CI) && !isExcused,
    text: isExcused
      ? 'The audit did NOT run: NO_AUDIT_SERVICE=1 says that there is no service to ask.'
      : 'The audit did NOT run: the registry gave no answer. Without such a service set NO_AUDIT_SERVICE=1.',
  }
}

/** The high and critical findings of `npm audit --json`; null when the registry did not respond. */
export function readAudit(output: string): string[] | null {
  try {
    const { vulnerabilities } = JSON.parse(output) as {
      vulnerabilities?: Record<string, { severity: string }>
    }
    return vulnerabilities
      ? Object.entries(vulnerabilities)
          .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
          .map(([name, { severity }]) => `${name}: ${severity}`)
      : null
  } catch {
    return null
  }
}
