import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameOf, pathOf } from '../../../build/requestPath'

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
  it('a served path contains no dot segment, double slash or further encoding', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const path = pathOf(target)
        if (path === null) return
        const file = fileNameOf(path)
        expect(path).not.toMatch(/\/\.{1,2}(?:\/|$)|\/\/|[\\\p{Cc}]/u)
        if (file !== null && !file.startsWith('/.well-known/')) expect(file).not.toContain('/.')
      }),
    )
  })

  it.each([
    ['/casino/preview?p=37', '/casino/preview'],
    ['/%6caunch.html?x=%2f', '/launch.html'],
    ['//evil.example', '/evil.example'],
    ['/%2561', '/%61'],
    ['/a%3fb', '/a?b'],
    ['/api/games/a%2Fb', '/api/games/a/b'],
    ['/api/../launch.html', null],
    ['/api/%2e%2e/demo/faults', null],
    ['*', null],
    ['/%E0%A4%A', null],
    ['/a%5cb', null],
  ])('of %s is %s', (target, path) => {
    expect(pathOf(target)).toBe(path)
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
