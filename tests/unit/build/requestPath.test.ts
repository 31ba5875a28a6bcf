import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationOf, fileNameOf } from '../../../build/requestPath'

/** The parts of hostile and valid URLs. */
const targets = fc
  .array(
    fc.constantFrom(
      ...[
        '/',
        '//',
        '.',
        '..',
        '%2e',
        '%2E',
        '%2f',
        '%5c',
        '\\',
        '%00',
        '%25',
        '%',
        '?',
        '%3f',
        '#',
      ],
      ...['launch', '%6caunch', '.html', 'index', 'api', 'demo', 'assets', ';', ' ', 'é', '%C3%A9'],
      ...['.well-known', '.vite', '[', '|', '%7C', '+'],
    ),
    { maxLength: 10 },
  )
  .map((parts) => `/${parts.join('')}`)

describe('One path for a file and its headers', () => {
  it('a URL is served as it is, or redirects once to one that is, on the same host', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const found = destinationOf(target)
        if (found === null || 'path' in found) return
        const { origin } = new URL(found.redirect, 'https://casino.example')
        expect(origin).toBe('https://casino.example')
        expect(destinationOf(found.redirect)).toHaveProperty('path')
      }),
      { numRuns: 2000 },
    )
  })

  it('a served path contains no dot segment, double slash or further encoding', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const found = destinationOf(target)
        if (found === null || 'redirect' in found) return
        const file = fileNameOf(found.path)
        expect(found.path).not.toMatch(/\/\.{1,2}(?:\/|$)|\/\/|[\\\p{Cc}]/u)
        if (file !== null && !file.startsWith('/.well-known/')) expect(file).not.toContain('/.')
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['/casino/preview?p=37', { path: '/casino/preview' }],
    ['/%6caunch.html?x=%2f', { redirect: '/launch.html?x=%2f' }],
    ['//evil.example', { redirect: '/evil.example' }],
    ['/%2561', { path: '/%61' }],
    ['/a%3fb', { redirect: '/a%3Fb' }],
    ['/api/games/a%2Fb', { path: '/api/games/a/b' }],
    ['/api/../launch.html', { redirect: '/launch.html' }],
    ['/api/%2e%2e/demo/faults', { redirect: '/demo/faults' }],
    ['*', null],
    ['/%E0%A4%A', null],
    ['/a%5cb', null],
  ])('%s', (target, destination) => {
    expect(destinationOf(target)).toEqual(destination)
  })

  it.each([
    ['/', '/index.html'],
    ['/casino', '/index.html'],
    ['/launch.js', '/launch.js'],
    ['/.vite/manifest.json', null],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/.well-known/.htpasswd', null],
    ['/a/.well-known/b', null],
  ])('%s is answered with %s', (path, file) => {
    expect(fileNameOf(path)).toBe(file)
  })
})
