import type { Targets } from 'lightningcss'
import table from './browsers.json' with { type: 'json' }

const prefixes: Readonly<Record<string, string>> = { ios_saf: 'ios' }

/** The browser table as Vite's build target. */
export const buildTarget = table.oldest.map(
  ({ browser, version }) => `${prefixes[browser] ?? browser}${version}`,
)

/** The browser table for lightningcss, which encodes a version as one number. */
export const cssTargets: Targets = Object.fromEntries(
  table.oldest.map(({ browser, version }) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [browser, (major << 16) | (minor << 8)]
  }),
)
