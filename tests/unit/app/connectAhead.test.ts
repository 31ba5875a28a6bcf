import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectAhead } from '@/app/connectAhead'
import { tokenStorage } from '@/device/tokenStorage'
import { paths } from '@/domain/paths'

const sources = {
  games: ['https:', 'https://*.games.example', 'https://slots.example', '/launch.html', undefined],
  sport: ['https://sport.example/{view}?t={token}', 'http://plain.example/'],
}
let stop = () => undefined as unknown
/** Reports a frame as the browser's performance timeline does. */
let reportFrame: (name: string, initiatorType?: string) => unknown = () => undefined

/** Simulates the browser's connection information and performance timeline. */
function start(connection: object = {}): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  class Observer {
    constructor(report: (list: { getEntries: () => object[] }) => void) {
      reportFrame = (name, initiatorType = 'iframe') => {
        report({ getEntries: () => [{ name, initiatorType }] })
      }
    }
    observe() {
      return undefined
    }
    disconnect() {
      reportFrame = () => undefined
    }
  }
  Object.assign(window, { PerformanceObserver: Observer })
  stop = connectAhead(sources)
}

const connected = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(({ href }) =>
    href.replace(/\/$/, ''),
  )

function hover(target: HTMLElement, kind = 'pointerover'): void {
  const inner = document.createElement('span')
  target.replaceChildren(inner)
  document.body.replaceChildren(target)
  inner.dispatchEvent(new Event(kind, { bubbles: true }))
}
const game = document.createElement('button')
game.dataset.gameId = '7'
const link = (path: string) => Object.assign(document.createElement('a'), { href: path })

beforeEach(() => {
  vi.useFakeTimers()
  tokenStorage.set('token')
})

afterEach(() => {
  stop()
  vi.runAllTimers()
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(window, 'PerformanceObserver')
})

describe('Quality L2: connections to the hosts of games and sport', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])(
    'open on %s of a game, only to hosts that are named exactly',
    (kind) => {
      start()
      expect(connected()).toEqual([])
      hover(game, kind)
      hover(game, kind)
      expect(connected()).toEqual(['https://slots.example'])
    },
  )

  it.each([paths.sport, paths.live])('open on a hover of %s, to the sport host', (path) => {
    start()
    hover(link(path))
    expect(connected()).toEqual(['https://sport.example'])
  })

  it('open to the host of the last frame first', () => {
    start()
    reportFrame('https://cdn.example/logo.png', 'img')
    reportFrame('https://launch.example/game?s=1')
    reportFrame(`${window.location.origin}/launch.html`)
    hover(game)
    expect(connected()).toEqual(['https://launch.example', 'https://slots.example'])
  })

  it('open again when the browser has closed them unused', () => {
    start()
    hover(game)
    vi.advanceTimersByTime(9000)
    hover(game)
    expect(connected()).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(connected()).toEqual([])
    hover(game)
    expect(connected()).toHaveLength(1)
  })

  it('Quality F4: stay closed for a visitor, for other links and without an intent', () => {
    start()
    hover(link(paths.profile))
    hover(link('https://elsewhere.example/sport'))
    vi.advanceTimersByTime(60_000)
    tokenStorage.remove()
    hover(game)
    hover(link(paths.sport))
    expect(connected()).toEqual([])
  })

  it('stay closed for a player who saves data', () => {
    start({ saveData: true })
    hover(game)
    expect(connected()).toEqual([])
  })
})
