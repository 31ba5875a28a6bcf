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

/** What `npm sbom --sbom-format cyclonedx` writes, as far as it is read here. */
export interface Sbom {
  components?: readonly {
    name: string
    version?: string
    licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[]
  }[]
}

/** Licences that ask for no more than to be named. */
const allowedLicences = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']

/** Tools of development that may bring an install script; package.json lets none of them run. */
const allowedScripts = ['msw', 'unrs-resolver']

const rowsOf = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([path, row]) => path !== '' && !row.link)
    .map(([path, row]) => ({ name: path.replace(/^.*node_modules\//, ''), ...row }))

/** Every package is pinned to its bytes. */
export const checkIntegrity = (lock: Lock): string[] =>
  rowsOf(lock)
    .filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
    .map(({ name }) => `${name} has no sha512 integrity`)

/** Nothing that ships runs code while it is installed, and among the tools only what is listed. */
export const checkInstallScripts = (lock: Lock): string[] =>
  rowsOf(lock)
    .filter((row) => row.hasInstallScript && !(row.dev && allowedScripts.includes(row.name)))
    .map(({ name }) => `${name} has an install script`)

/** Every npm is told to run no install script, not only those that read package.json's list (S16). */
export const checkNoScripts = (setting: string): string[] =>
  setting.trim() === 'true' ? [] : ['.npmrc does not say ignore-scripts=true']

/** Everything that ships has a licence of the list. */
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

/**
 * What an audit comes to that nobody answered, twice: a failure in CI, unless the environment says that
 * there is no service to be had (S17).
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

/** The findings of `npm audit --json` from high on; null when the registry gave no answer. */
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
