import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import {
  cacheOf,
  isFile,
  isOurs,
  isPicture,
  kindOf,
  outdated,
  PAGE,
  PICTURES,
} from '@/worker/rules'

const ORIGIN = 'https://casino.test'
const build = { id: 'b2' }

type RequestParts = Parameters<typeof kindOf>[0]

const ask = (path: string, more: Partial<RequestParts> = {}) =>
  kindOf(
    {
      url: new URL(path, ORIGIN).href,
      method: 'GET',
      mode: 'cors',
      destination: '',
      cache: 'default',
      ...more,
    },
    ORIGIN,
  )
const open = (path: string) => ask(path, { mode: 'navigate', destination: 'document' })

describe('what the service worker handles', () => {
  it('the paths of the route table, read as the router reads them', () => {
    for (const { path } of routes) {
      for (const address of [
        path,
        `${path}?lng=ar`,
        path.toUpperCase(),
        path.replace(/\w$/, '$&/'),
      ]) {
        expect([address, open(address)]).toEqual([address, 'page'])
      }
    }
  })

  it.each(['/launch.html', '/demo/faults', '/brand/logo.svg', '/api/login', '/apiary', '/blog'])(
    'not opening %s, which is the network’s alone',
    (path) => {
      expect(open(path)).toBeNull()
    },
  )

  it.each([
    ['/assets/index-2.js', 'asset'],
    ['/assets/index-1.js', 'asset'],
    ['/manifest.webmanifest', null],
    ['/locales/ar/translation-2.json', 'asset'],
    ['/localesque', null],
    ['/sw.js', null],
    ['/notice.json', null],
  ])('%s: %s', (path, plan) => {
    expect(ask(path)).toBe(plan)
  })

  it('nothing of the backend, with any kind of request', () => {
    const mode = fc.constantFrom<RequestParts['mode']>('navigate', 'cors', 'no-cors', 'same-origin')
    const destination = fc.constantFrom<RequestParts['destination']>(
      'document',
      'image',
      'script',
      '',
    )
    fc.assert(
      fc.property(fc.webPath(), mode, destination, (path, how, what) => {
        const rest = path.startsWith('/') || path === '' ? path : `/${path}`
        expect(ask(`/api${rest}`, { mode: how, destination: what })).toBeNull()
      }),
    )
  })
})

const answer = (type: string, init: ResponseInit = {}, cache = '') =>
  new Response('', { ...init, headers: { 'Content-Type': type, 'Cache-Control': cache } })

describe('what it caches', () => {
  it.each([
    ['/assets/a.js', 'text/javascript', 200, true],
    ['/assets/a.js', 'text/plain', 200, false],
    ['/assets/a.js', 'text/javascript', 404, false],
    ['/assets/a.css', 'text/css; charset=utf-8', 200, true],
    ['/assets/a.css', 'text/plain', 200, false],
    ['/locales/fr/a.json', 'application/json', 200, true],
    ['/locales/fr/a.json', 'text/html; charset=utf-8', 200, false],
  ])('%s as %s with status %s: %s', (path, type, status, isKept) => {
    expect(isFile(path, answer(type, { status }))).toBe(isKept)
  })

  it.each([
    ['', true],
    ['public, max-age=86400', true],
    ['no-store', false],
    ['max-age=60, No-Store', false],
    ['private', false],
    ['Private, max-age=60', false],
  ])('a picture with Cache-Control "%s": %s', (cache, isKept) => {
    expect(isPicture(answer('image/webp', {}, cache))).toBe(isKept)
  })

  it('its own build and the previous one, whose pages may still be open', () => {
    const names = ['build-b0', PAGE, PICTURES.cacheName, 'build-b1', 'another app', cacheOf(build)]
    expect(outdated(names, build)).toEqual(['build-b0'])
    expect(outdated([cacheOf(build), 'build-b0', 'build-b1'], build)).toEqual(['build-b0'])
    expect(names.filter(isOurs)).toEqual(['build-b0', PAGE, 'pictures', 'build-b1', 'build-b2'])
  })
})
