import type { Targets } from 'lightningcss'
import table from '../browsers.json' with { type: 'json' }

const prefixes: Readonly<Record<string, string>> = { ios_saf: 'ios' }

/** The browser table as the build's own target, for syntax and styles. */
export const buildTarget = table.oldest.map(
  ({ browser, version }) => `${prefixes[browser] ?? browser}${version}`,
)

/** The same for lightningcss by itself, which packs a version into one number. */
export const cssTargets: Targets = Object.fromEntries(
  table.oldest.map(({ browser, version }) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [browser, (major << 16) | (minor << 8)]
  }),
)
