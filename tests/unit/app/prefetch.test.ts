import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchPages } from '@/app/prefetch'
import { paths, type Path } from '@/domain/paths'
import { useFakeTime } from '../../support/timers'

const load = vi.fn<(path: string) => Promise<unknown>>(() => Promise.resolve())
let stop = () => undefined as unknown

/** Simulates the browser's connection information. */
function start(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  stop = prefetchPages(load)
}

/** Waits one frame, because prefetching starts after the response to the input is painted. */
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

describe('the code of the next pages', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])(
    'is prefetched on %s of a link, once',
    (kind) => {
      start(undefined)
      const inner = show({ tag: 'a', path: paths.profile })
      for (let time = 0; time < 2; time++) {
        inner.dispatchEvent(new Event(kind, { bubbles: true }))
      }
      expect(asked()).toEqual([])
      vi.advanceTimersByTime(FRAME_MS)
      expect(asked()).toEqual([paths.profile])
    },
  )

  it('is prefetched when the pointer is over a game', () => {
    start(undefined)
    show({ tag: 'button', game: '7' }).dispatchEvent(new Event('pointerover', { bubbles: true }))
    vi.advanceTimersByTime(FRAME_MS)
    expect(asked()).toEqual([paths.casinoPlay])
  })
})
