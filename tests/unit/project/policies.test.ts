import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headersOf } from '../../../build/headers'

const known = {
  style: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  api: '',
  frames: ' https:',
  pictures: ' https:',
  origin: 'https://casino.example',
}

/** The policy of a file, as directives and their values. */
function directivesOf(path: string) {
  const policy = headersOf(path, known)['Content-Security-Policy'] ?? ''
  return new CspParser(policy).csp.directives
}

/** The evaluator's warnings, as `name directive value`. */
function warningsOf(path: string): string[] {
  const { csp } = new CspParser(headersOf(path, known)['Content-Security-Policy'] ?? '')
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ type, directive, value = '' }) => [Type[type], directive, value].join(' '))
}

/** The accepted warnings with their reasons; one more or fewer fails. */
const explained: Record<string, Record<string, string>> = {
  '/index.html': {
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
    'SCRIPT_ALLOWLIST_BYPASS script-src https://casino.example':
      'the same origin once more, for WebKit',
  },
  '/exit.html': {
    "SCRIPT_ALLOWLIST_BYPASS script-src 'self'":
      'the host serves files of the build only: no JSONP, nothing that users upload',
    'SCRIPT_ALLOWLIST_BYPASS script-src https://casino.example':
      'the same origin once more, for WebKit',
  },
  '/api': {},
  '/flags/fr.svg': {},
}

describe('The policies', () => {
  it.each(Object.keys(explained))('of %s have no unexplained warning', (path) => {
    expect(warningsOf(path).sort()).toEqual(Object.keys(explained[path] ?? {}).sort())
  })

  it("the launcher does not have the app's origin", () => {
    const { sandbox } = directivesOf('/launch.html')
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toContain('allow-same-origin')
    expect(sandbox?.join()).not.toContain('allow-top-navigation')
  })

  it("the launcher lists its origin next to every 'self', because WebKit needs it", () => {
    const entries = Object.entries(directivesOf('/launch.html'))
    const own = entries.filter(
      ([name, values]) => name !== 'frame-ancestors' && values?.includes("'self'"),
    )
    expect(own.map(([name]) => name)).toEqual([
      'script-src',
      'img-src',
      'font-src',
      'connect-src',
      'frame-src',
    ])
    for (const [, values] of own) expect(values).toContain(known.origin)
  })

  it.each(['/api', '/api/err', '/assets/a.js', '/flags/fr.svg', '/locales/fr/translation.json'])(
    '%s opened as a page has an opaque origin, runs no script and cannot be framed',
    (path) => {
      expect(directivesOf(path)).toEqual({
        'default-src': ["'none'"],
        sandbox: [],
        'frame-ancestors': ["'none'"],
      })
      expect(headersOf(path)['X-Frame-Options']).toBe('DENY')
    },
  )
})

describe('The documents', () => {
  it('index.html contains no inline script or style', () => {
    const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
    const isInline = (element: Element) =>
      element.matches(
        'style, script:not([src], [type="application/json"]), [style], a[href^="javascript:"]',
      ) || element.getAttributeNames().some((name) => name.startsWith('on'))
    expect([...page.querySelectorAll('script')].length).toBeGreaterThan(0)
    expect([...page.querySelectorAll('*')].filter(isInline)).toEqual([])
  })
})
