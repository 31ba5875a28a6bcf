import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headersOf } from '../../scripts/vite/headers'

/** What the evaluator warns of, as `name directive value`. */
function warningsOf(path: string): string[] {
  const { csp } = new CspParser(headersOf(path)['Content-Security-Policy'] ?? '')
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ type, directive, value = '' }) => [Type[type], directive, value].join(' '))
}

/** The warnings that stand, and why. One more, or one less, fails. */
const explained: Record<string, Record<string, string>> = {
  '/': {
    "SCRIPT_ALLOWLIST_BYPASS script-src 'self'":
      'the host serves files of the build only: no JSONP, nothing that users upload',
  },
  '/launch.html': {
    "SCRIPT_UNSAFE_INLINE script-src 'unsafe-inline'":
      'this page exists to run the script text of a provider; its sandbox gives it an origin of its own',
    'PLAIN_URL_SCHEMES script-src https:':
      'such a script loads the rest of its game from hosts of the provider',
    "SCRIPT_ALLOWLIST_BYPASS script-src 'self'":
      'what it could reach there runs already, outside our origin',
  },
}

describe('QUALITY F1: the policies', () => {
  it.each(Object.keys(explained))('of %s give no warning that is not explained', (path) => {
    expect(warningsOf(path).sort()).toEqual(Object.keys(explained[path] ?? {}).sort())
  })

  it('the launcher has no origin of ours to give away', () => {
    const { directives } = new CspParser(headersOf('/launch.html')['Content-Security-Policy'] ?? '')
      .csp
    expect(directives.sandbox).toContain('allow-scripts')
    expect(directives.sandbox).not.toContain('allow-same-origin')
    expect(directives.sandbox?.join()).not.toContain('allow-top-navigation')
  })

  it.each(['/', '/launch.html', '/assets/a.js', '/flags/fr.svg', '/boot.js', '/sw.js'])(
    'the sample nginx configuration holds every header of %s',
    (path) => {
      const sample = readFileSync('scripts/nginx/sirocco.conf', 'utf8')
      for (const [name, value] of Object.entries(headersOf(path))) {
        expect(sample).toContain(name)
        expect(sample).toContain(`"${value}"`)
      }
    },
  )
})

describe('QUALITY F6: the documents', () => {
  it('index.html holds nothing inline', () => {
    const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
    const isInline = (element: Element) =>
      element.matches('style, script:not([src]), [style], a[href^="javascript:"]') ||
      element.getAttributeNames().some((name) => name.startsWith('on'))
    expect([...page.querySelectorAll('script')].length).toBeGreaterThan(0)
    expect([...page.querySelectorAll('*')].filter(isInline)).toEqual([])
  })
})
