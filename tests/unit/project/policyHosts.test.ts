import { CspParser } from 'csp_evaluator/dist/parser.js'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  apiOrigin,
  apiLink,
  apiSource,
  frameHosts,
  sourcesOf,
  styleHash,
} from '../../../scripts/vite/builtPage'
import { headersOf, type BuildValues } from '../../../scripts/vite/headers'
import { nginxSnippet, snippetValues } from '../../../scripts/vite/nginxSnippet'

/** The policy of a file with the values of a build, as directives and their sources. */
function directivesOf(path: string, values: Partial<BuildValues>) {
  const policy = headersOf(path, values)['Content-Security-Policy'] ?? ''
  return new CspParser(policy).csp.directives
}

describe('S15: an API on another host', () => {
  const built = (link: string) => `<head>${link}<style>:root{}</style></head>`

  it("is allowed by the policy, in addition to the app's own host", () => {
    const { attrs } = apiLink('https://api.example')
    const page = built(`<link rel="${attrs.rel}" crossorigin href="${attrs.href}">`)
    expect(directivesOf('/index.html', { api: apiSource(page) })['connect-src']).toEqual([
      "'self'",
      'https://api.example',
    ])
    expect(directivesOf('/index.html', { api: apiSource(built('')) })['connect-src']).toEqual([
      "'self'",
    ])
  })

  it.each([
    ['/api', null],
    ['', null],
    ['/', null],
    ['https://api.example/v1', 'https://api.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('%s: its origin is %s', (base, origin) => {
    expect(apiOrigin(base)).toBe(origin)
  })

  it.each(['api.example', '//api.example/v1', 'ftp://api.example', 'api', 'javascript:1'])(
    '%s stops the build, because no policy could list it',
    (base) => {
      expect(() => apiOrigin(base)).toThrow('VITE_API_BASE_URL')
    },
  )
})

describe('Decisions 1: the hosts that the operator allows', () => {
  it('are the only ones in frame-src and img-src', () => {
    const frames = sourcesOf(['https://*.games.example', 'https://sport.example'])
    const pictures = sourcesOf(['https://pictures.example'])
    const directives = directivesOf('/index.html', { frames, pictures })
    expect(directives['frame-src']).toEqual([
      "'self'",
      'https://*.games.example',
      'https://sport.example',
    ])
    expect(directives['img-src']).toEqual(["'self'", 'data:', 'https://pictures.example'])
    expect(directivesOf('/sw.js', { pictures })['connect-src']).toEqual([
      "'self'",
      'https://pictures.example',
    ])
  })

  it("without any, frames and pictures come from the app's own host", () => {
    const directives = directivesOf('/index.html', { frames: '', pictures: '' })
    expect(directives['frame-src']).toEqual(["'self'"])
    expect(directives['img-src']).toEqual(["'self'", 'data:'])
  })

  it('include the configured launcher and sportsbook', () => {
    const env = {
      VITE_LAUNCH_URL: 'https://launch.example/launch.html',
      VITE_SPORT_FRAME_URL: 'https://sport.example/?token={token}&lang={lang}',
    }
    expect(frameHosts(['https://games.example', 'https://sport.example'], env)).toEqual([
      'https://games.example',
      'https://sport.example',
      'https://launch.example',
    ])
    expect(frameHosts([], { VITE_LAUNCH_URL: '/launch.html' })).toEqual([])
    expect(frameHosts(['https:'], env)).toEqual(['https:'])
  })
})

describe('S14: the nginx values of a build', () => {
  const values = {
    style: styleHash('<style>a{}</style>'),
    api: ' https://api.example',
    frames: ' https://*.games.example https://sport.example:8443',
    pictures: '',
  }

  it('are four maps and no other directive', () => {
    expect(nginxSnippet(values).trim().split('\n')).toEqual([
      'map "" $sirocco_style {',
      expect.stringMatching(/^ {2}default "'sha256-[\w+/]{43}='";$/),
      '}',
      'map "" $sirocco_api {',
      '  default " https://api.example";',
      '}',
      'map "" $sirocco_frames {',
      '  default " https://*.games.example https://sport.example:8443";',
      '}',
      'map "" $sirocco_pictures {',
      '  default "";',
      '}',
    ])
  })

  it('are read back unchanged by the preview server', () => {
    expect(snippetValues(nginxSnippet(values))).toEqual(values)
    expect(() => snippetValues('')).toThrow('The build has no $sirocco_style: build again')
  })

  it('are not read from the web root by the sample', () => {
    const sample = readFileSync('scripts/nginx/sirocco.conf', 'utf8')
    const includes = [...sample.matchAll(/^\s*include\s+(\S+);/gm)].map(([, path]) => path)
    expect(includes).toEqual(['/etc/nginx/sirocco-build.conf'])
  })
})
