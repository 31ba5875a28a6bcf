import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchPages } from '@/app/prefetch'
import { routes } from '@/app/routes'
import { paths, type Path } from '@/domain/paths'
import { useFakeTime } from '../support/timers'

const load = vi.fn<(path: string) => Promise<unknown>>(() => Promise.resolve())
let stop = () => undefined as unknown

/** As on a connection that the browser tells of. */
function start(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  stop = prefetchPages(load)
}

/** A frame: the screen answers the player first. */
const FRAME_MS = 20

const asked = () => load.mock.calls.map(([path]) => path)

function show(html: { tag: 'a' | 'button'; path?: Path; game?: string }) {
  const element = document.createElement(html.tag)
  if (html.path) element.setAttribute('href', html.path)
  if (html.game) element.dataset.gameId = html.game
  const inner = document.createElement('span')
  element.append(inner)
  document.body.append(element)
  return inner
}

beforeEach(() => {
  useFakeTime()
  load.mockClear()
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, 'connection')
})

describe('the code that pages share', () => {
  const offer = () => {
    const link = document.createElement('link')
    link.rel = 'later'
    document.body.append(link)
    return link
  }

  it('comes when the first view has what it needs: a page is then one file more', () => {
    const link = offer()
    start(undefined)
    vi.advanceTimersByTime(1999)
    expect(link.rel).toBe('later')
    vi.advanceTimersByTime(1)
    expect(link.rel).toBe('modulepreload')
  })

  it('does not come by itself where a page has brought it', () => {
    const link = offer()
    start(undefined)
    show({ tag: 'a', path: paths.casino }).dispatchEvent(new Event('focusin', { bubbles: true }))
    vi.advanceTimersByTime(60_000)
    expect(link.rel).toBe('later')
  })

  it('does not come again where the first page has brought it', () => {
    const link = offer()
    link.href = '/assets/shared.js'
    const known = (name: string) => (name === link.href ? [{} as PerformanceEntry] : [])
    vi.spyOn(performance, 'getEntriesByName').mockImplementation(known)
    start(undefined)
    vi.advanceTimersByTime(60_000)
    expect(link.rel).toBe('later')
  })

  it('does not come where data are saved', () => {
    const link = offer()
    start({ saveData: true })
    vi.advanceTimersByTime(60_000)
    expect(link.rel).toBe('later')
  })
})

describe('the code of pages ahead', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('comes at %s of a link, once', (kind) => {
    start(undefined)
    const inner = show({ tag: 'a', path: paths.profile })
    for (let time = 0; time < 2; time++) {
      inner.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    expect(asked()).toEqual([])
    vi.advanceTimersByTime(FRAME_MS)
    expect(asked()).toEqual([paths.profile])
  })

  it('comes at a game that is pointed at', () => {
    start(undefined)
    show({ tag: 'button', game: '7' }).dispatchEvent(new Event('pointerover', { bubbles: true }))
    vi.advanceTimersByTime(FRAME_MS)
    expect(asked()).toEqual([paths.casinoPlay])
  })

  it('comes for likely pages after ten seconds', () => {
    start({ effectiveType: '4g' })
    vi.advanceTimersByTime(9_999)
    expect(asked()).toEqual([])
    vi.advanceTimersByTime(1 + FRAME_MS)
    expect(asked()).toContain(paths.casinoPreview)
    expect(asked().every((path) => routes.some((route) => route.path === path))).toBe(true)
  })

  it('does not come by itself on a slow connection', () => {
    start({ effectiveType: '3g' })
    vi.advanceTimersByTime(60_000)
    expect(asked()).toEqual([])
  })

  it('never comes for players who save data', () => {
    start({ saveData: true, effectiveType: '4g' })
    show({ tag: 'a', path: paths.sport }).dispatchEvent(new Event('pointerover', { bubbles: true }))
    vi.advanceTimersByTime(60_000)
    expect(asked()).toEqual([])
  })
})
