/**
 * Vite plug-in (Spec §2 Splash): puts the splash's style inline into index.html, so that the first paint
 * waits for no style sheet. The Content-Security-Policy allows it by its hash (headers.ts). A brand's colours
 * are added later (operator/brand/page.ts).
 */
import { Features, transform } from 'lightningcss'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { cssTargets } from './targets.ts'

/** The styles of the splash and of the messages shown when the app cannot start. */
const STYLES = ['src/styles/splash.css', 'src/styles/startMessage.css']
/** The custom properties that these styles use. */
const VALUES = ['src/styles/tokens.css', 'src/styles/layout.css']

const DECLARED = /(--[\w-]+):\s*([^;]+);/g
const USED = /var\((--[\w-]+)/g

/** The custom properties that a text uses, directly or through other properties. */
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

/** The rules of STYLES, with only the custom properties that they use. */
function firstStyle(): string {
  const read = (path: string) => readFileSync(path, 'utf8')
  const rules = STYLES.map(read).join('\n')
  const code = [...VALUES.map(read), rules].join('\n')
  const declared = new Map<string, string>()
  for (const [, name = '', value = ''] of code.matchAll(DECLARED)) {
    // A property may have several values, one for each screen width.
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

export function inlineCriticalCss(): Plugin {
  return {
    name: 'inline-critical-css',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: firstStyle(), injectTo: 'head' }],
    },
  }
}
