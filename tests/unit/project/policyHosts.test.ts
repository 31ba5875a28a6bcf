import { CspParser } from 'csp_evaluator/dist/parser.js'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { policyValues, scriptHash, styleHash } from '../../../build/builtPage'
import { headersOf, type BuildValues } from '../../../build/headers'
import { nginxSnippet, snippetValues } from '../../../build/nginxSnippet'
import type { Environment } from '@/domain/brandShape'
import { environmentOf } from '../../../operator/brand/environment'

/** The policy of a file with the values of a build, as directives and their sources. */
function directivesOf(path: string, values: Partial<BuildValues>) {
  const policy = headersOf(path, values)['Content-Security-Policy'] ?? ''
  return new CspParser(policy).csp.directives
}

/** The values of a build in an environment. */
function valuesIn(change: Partial<Environment>) {
  const environment = environmentOf({ hosts: { games: [], pictures: [] } })
  return policyValues('<style>a{}</style><script>a()</script>', { ...environment, ...change })
}

describe('An API on another host', () => {
  it.each([
    ['/api', []],
    ['/', []],
    ['https://api.example/v1', ['https://api.example']],
    ['http://localhost:3000', ['http://localhost:3000']],
  ])("%s: the policy allows the app's own host and %j", (apiUrl, origins) => {
    expect(directivesOf('/index.html', valuesIn({ apiUrl }))['connect-src']).toEqual([
      "'self'",
      ...origins,
    ])
  })
})

describe('a report address on another host', () => {
  it('is allowed next to the API, each origin once', () => {
    const sources = (apiUrl: string) =>
      directivesOf('/index.html', valuesIn({ apiUrl, reportUrl: 'https://report.example/in' }))[
        'connect-src'
      ]
    expect(sources('https://api.example')).toEqual([
      "'self'",
      'https://api.example',
      'https://report.example',
    ])
    expect(sources('https://report.example/v1')).toEqual(["'self'", 'https://report.example'])
  })
})

describe('Decisions 1: the hosts that the operator allows', () => {
  it('are the only ones in frame-src and img-src', () => {
    const values = valuesIn({
      hosts: {
        games: ['https://*.games.example', 'https://sport.example'],
        pictures: ['https://pictures.example'],
      },
    })
    const directives = directivesOf('/index.html', values)
    expect(directives['frame-src']).toEqual([
      "'self'",
      'https://*.games.example',
      'https://sport.example',
    ])
    expect(directives['img-src']).toEqual(["'self'", 'data:', 'https://pictures.example'])
    expect(directivesOf('/sw.js', values)['connect-src']).toEqual([
      "'self'",
      'https://pictures.example',
    ])
  })

  it("without any, frames and pictures come from the app's own host", () => {
    const directives = directivesOf('/index.html', valuesIn({}))
    expect(directives['frame-src']).toEqual(["'self'"])
    expect(directives['img-src']).toEqual(["'self'", 'data:'])
  })

  it('include the configured launcher and sportsbook', () => {
    const own = {
      launchUrl: 'https://launch.example/launch.html',
      sportUrl: 'https://sport.example/?token={token}&lang={lang}',
    }
    const frames = (games: string[], change: Partial<Environment>) =>
      valuesIn({ ...change, hosts: { games, pictures: [] } }).frames
    expect(frames(['https://games.example', 'https://sport.example'], own)).toBe(
      ' https://games.example https://sport.example https://launch.example',
    )
    expect(frames([], { launchUrl: '/launch.html' })).toBe('')
    expect(frames(['https:'], own)).toBe(' https:')
  })
})

describe('The nginx values of a build', () => {
  const values = {
    style: styleHash('<style>a{}</style>'),
    script: scriptHash('<script>a()</script>'),
    api: ' https://api.example',
    frames: ' https://*.games.example https://sport.example:8443',
    pictures: '',
  }

  it('are five variables and no other directive', () => {
    expect(nginxSnippet(values).trim().split('\n')).toEqual([
      expect.stringMatching(/^set \$sirocco_style "'sha256-[\w+/]{43}='";$/),
      expect.stringMatching(/^set \$sirocco_script "'sha256-[\w+/]{43}='";$/),
      'set $sirocco_api " https://api.example";',
      'set $sirocco_frames " https://*.games.example https://sport.example:8443";',
      'set $sirocco_pictures "";',
    ])
  })

  it('are read back unchanged by the preview server', () => {
    expect(snippetValues(nginxSnippet(values))).toEqual(values)
    expect(() => snippetValues('')).toThrow('The build has no $sirocco_style: build again')
  })

  it('are not read from the web root by the sample', () => {
    const sample = readFileSync('operator/nginx/sirocco.conf', 'utf8')
    const includes = [...sample.matchAll(/^\s*include\s+(\S+);/gm)].map(([, path]) => path)
    expect(includes).toEqual(['/etc/nginx/sirocco-build.conf'])
  })
})
