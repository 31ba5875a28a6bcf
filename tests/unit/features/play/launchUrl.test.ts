import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { launchMessage, readLauncherMessage } from '@/features/play/launcherMessage'
import { launchTarget } from '@/features/play/launchTarget'
import { frameTarget } from '@/features/play/frameTarget'
import { changeSettings } from '../../../support/settings'

const PAGE = 'https://casino.example/casino/play_game'
const WITHOUT_ORIGIN = 'allow-scripts allow-forms'
const WITH_ORIGIN = 'allow-scripts allow-forms allow-same-origin'
const ALLOW = 'autoplay; screen-wake-lock'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('Decisions 13: a launch URL', () => {
  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>1</script>',
    'blob:https://casino.example/1f0c',
    'file:///etc/passwd',
    'about:srcdoc',
    'view-source:https://games.example/',
    'ws://games.example/',
    'http://games.example/',
    '//games.example/play',
    '/play',
    'games.example',
    'https://',
    'https://user:pass@games.example/',
    'https://user@games.example/',
    'https://:pass@games.example/',
    'https://games.example:99999/',
    '<script>alert(1)</script>',
    '',
  ])('is rejected if it is %j', (url) => {
    expect(frameTarget(url, PAGE)).toBeNull()
    expect(launchTarget({ url, isFrame: true }, PAGE)).toBeNull()
  })

  it.each([
    'https://games.example/play?a=1#b',
    'https://jeux.élan.example/',
    'https://games.example:8443/',
  ])('%s of another origin keeps its own origin', (url) => {
    const target = frameTarget(url, PAGE)
    expect(target?.src).toBe(new URL(url).href)
    expect(target?.sandbox).toBe(WITH_ORIGIN)
    expect(target?.origin).toBe(new URL(url).origin)
  })

  it.each([
    ['https://games.example/play', true],
    ['https://a.b.studio.example/play', true],
    ['https://studio.example/play', false],
    ['https://games.example.evil.example/play', false],
    ['https://evilgames.example/play', false],
    ['http://games.example/play', false],
  ])('%s is on a trusted host: %s', (url, isTrusted) => {
    const trusted = ['https://games.example', 'https://*.studio.example']
    changeSettings({ hosts: { games: ['https:'], pictures: [], trusted } })
    const { sandbox } = frameTarget(url, 'http://casino.example/')!
    const rights = [
      'pointer-lock',
      'modals',
      'downloads',
      'orientation-lock',
      'popups',
      'storage-access-by-user-activation',
    ]
    for (const right of rights) expect(sandbox.includes(`allow-${right}`)).toBe(isTrusted)
  })

  it('of the own origin is never trusted', () => {
    changeSettings({ hosts: { games: [], pictures: [], trusted: ['https://casino.example'] } })
    expect(frameTarget('https://casino.example/demo/slot', PAGE)?.sandbox).toBe(WITHOUT_ORIGIN)
  })

  it('may be as long as 1 MB', () => {
    const url = `https://games.example/?s=${'a'.repeat(1_000_000)}`
    expect(frameTarget(url, PAGE)?.src).toBe(url)
  })

  it.each(['https://casino.example/demo/slot', 'HTTPS://CASINO.example:443/x'])(
    'on the own origin (%s) is sandboxed without allow-same-origin',
    (url) => {
      expect(frameTarget(url, PAGE)).toMatchObject({ sandbox: WITHOUT_ORIGIN, origin: null })
    },
  )

  it("may have the page's scheme", () => {
    const page = 'http://localhost:5173/'
    expect(frameTarget('http://localhost:4000/game', page)?.sandbox).toBe(WITH_ORIGIN)
    expect(frameTarget('http://localhost:5173/game', page)?.sandbox).toBe(WITHOUT_ORIGIN)
    expect(frameTarget('https://games.example/play', page)?.sandbox).toBe(WITH_ORIGIN)
  })

  it("is framed only with https or the page's scheme, without credentials, and never with both scripts and the page's origin", () => {
    const schemes = fc.constantFrom('https:', 'http:', 'javascript:', 'data:', 'blob:', 'file:', '')
    const host = fc.constantFrom('casino.example', 'games.example', 'u:p@games.example', '[::1]')
    const built = fc.tuple(schemes, host, fc.webPath()).map(([a, b, c]) => `${a}//${b}${c}`)
    fc.assert(
      fc.property(fc.oneof(built, fc.webUrl(), fc.string({ unit: 'binary' })), (url) => {
        const target = frameTarget(url, PAGE)
        if (target === null) return
        const { protocol, username, password, origin } = new URL(target.src)
        expect([protocol, username, password]).toEqual(['https:', '', ''])
        expect(target.sandbox).not.toMatch(/allow-top-navigation|allow-modals/)
        const isOwn = origin === new URL(PAGE).origin
        expect(target.sandbox.includes('allow-same-origin')).toBe(!isOwn)
      }),
    )
  })
})

describe('Decisions 13: script text', () => {
  const game = { url: 'document.title = "x"', isFrame: false }

  it('runs in the launcher page of this host, without allow-same-origin', () => {
    expect(launchTarget(game, PAGE)).toEqual({
      target: {
        src: 'https://casino.example/launch.html',
        allow: ALLOW,
        sandbox: WITHOUT_ORIGIN,
        origin: null,
      },
      script: game.url,
    })
  })

  it('runs with allow-same-origin in a launcher that VITE_LAUNCH_URL puts on a separate host', () => {
    changeSettings({ launchUrl: 'https://launch.example/run.html' })
    expect(launchTarget(game, PAGE)?.target).toEqual({
      src: 'https://launch.example/run.html',
      allow: ALLOW,
      sandbox: WITH_ORIGIN,
      origin: 'https://launch.example',
    })
  })

  it("does not run if the launcher's URL is rejected", () => {
    changeSettings({ launchUrl: 'http://launch.example/run.html' })
    expect(launchTarget(game, PAGE)).toBeNull()
  })
})

describe('A message of the launcher page', () => {
  it('is "ready" or "error" in exactly one shape', () => {
    expect(readLauncherMessage({ type: 'launcher:ready' })).toBe('ready')
    expect(readLauncherMessage({ type: 'launcher:error', more: 1 })).toBe('error')
    expect(launchMessage('1')).toEqual({ type: 'launcher:launch', script: '1' })
  })

  it('is ignored in any other shape', () => {
    const nearly = fc.record({
      type: fc.constantFrom('ready', 'toString', '__proto__', ['launcher:ready'], 1, null),
    })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), (data) => {
        expect(readLauncherMessage(data)).toBeNull()
      }),
    )
  })
})
