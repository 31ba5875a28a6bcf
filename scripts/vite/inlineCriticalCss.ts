import { Features, transform } from 'lightningcss'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { withColours, type CheckedBrand } from './brand.ts'
import { cssTargets } from './targets.ts'

/** What shows before the app, or in its place. */
const STYLES = ['src/styles/splash.css', 'src/styles/startMessage.css']
/** Where the values stand that its rules refer to. */
const VALUES = ['src/styles/tokens.css', 'src/styles/layout.css']

const DECLARED = /(--[\w-]+):\s*([^;]+);/g
const USED = /var\((--[\w-]+)/g

/** The names that a text refers to, and what their values refer to, and so on. */
function namesUsed(text: string, declared: ReadonlyMap<string, string>): Set<string> {
  const names = new Set<string>()
  const open = [text]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, name = ''] of next.matchAll(USED)) {
      if (names.has(name)) continue
      names.add(name)
      open.push(declared.get(name) ?? '')
    }
  }
  return names
}

/** The rules of those, and of all tokens and measures those that they are drawn with. */
function firstStyle(chosen: CheckedBrand): string {
  const read = (path: string) => readFileSync(path, 'utf8')
  const rules = STYLES.map(read).join('\n')
  const code = [withColours(VALUES.map(read).join('\n'), chosen), rules].join('\n')
  const declared = new Map<string, string>()
  for (const [, name = '', value = ''] of code.matchAll(DECLARED)) {
    // A name may have several, for several widths.
    declared.set(name, `${declared.get(name) ?? ''} ${value}`)
  }
  const used = namesUsed(rules, declared)
  const result = transform({
    filename: 'first-paint.css',
    code: Buffer.from(code),
    minify: true,
    unusedSymbols: [...declared.keys()].filter((name) => !used.has(name)),
    targets: cssTargets,
    // The brand has one scheme.
    exclude: Features.LightDark,
  })
  return new TextDecoder().decode(result.code)
}

/**
 * Spec §2 Splash: the first paint waits for no style sheet, since its style stands in index.html (the
 * policy names it by its hash, headers.ts), and nothing of the app comes before it.
 */
export function inlineCriticalCss(chosen: CheckedBrand): Plugin {
  return {
    name: 'inline-critical-css',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: firstStyle(chosen), injectTo: 'head' }],
    },
  }
}
