import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { Provider } from 'react-redux'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { idleAfter } from '@/app/pageIdle'
import { createStore } from '@/store/store'
import { pageIdle } from '@/store/ui/loaderSlice'
import { usePriority } from '@/store/usePriority'
import { initTestI18n } from '../../support/i18n'
import { passTime, useFakeTime } from '../../support/timers'

const quietObserver = IntersectionObserver
const observe = vi.fn()

/** Stubs the observer: every element is this many pixels below the screen. */
function stubObserver(below: number): void {
  class Observer {
    private readonly tell: (target: Element) => void
    constructor(tell: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
      const isIntersecting = parseInt(rootMargin) >= below
      this.tell = (target) => {
        act(() => {
          tell([{ target, isIntersecting }])
        })
      }
    }
    observe(target: Element) {
      observe()
      setTimeout(() => {
        this.tell(target)
      })
    }
    unobserve() {
      return undefined
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
}

/** Mounts an element this many pixels below the screen; the page is idle after 2 s. */
async function open(below: number) {
  stubObserver(below)
  await initTestI18n('en')
  const store = createStore()
  render(
    <Provider store={store}>
      <Part />
    </Provider>,
  )
  void idleAfter(2000).then(() => store.dispatch(pageIdle()))
  await passTime(100)
}

function Part() {
  const part = useRef<HTMLParagraphElement>(null)
  return <p ref={part}>{usePriority(part)}</p>
}

/** The state after the observer has run. */
async function state() {
  await passTime(10)
  return screen.getByRole('paragraph').textContent
}

beforeEach(useFakeTime)

afterAll(() => {
  vi.stubGlobal('IntersectionObserver', quietObserver)
})

describe('content below the first view', () => {
  it('renders at once if it is on screen', async () => {
    await open(0)
    expect(await state()).toBe('now')
  })

  it('waits until the page is idle, even if it is near', async () => {
    await open(200)
    await passTime(1800)
    expect(await state()).toBe('later')
    await passTime(300)
    expect(await state()).toBe('now')
  })

  it('may load once the page is idle, even if it is far below', async () => {
    await open(1000)
    expect(await state()).toBe('later')
    await passTime(2000)
    expect(await state()).toBe('soon')
  })

  it.each([
    ['scrolls the page', () => fireEvent.scroll(document)],
    ['scrolls a rail', () => fireEvent.scroll(screen.getByRole('paragraph'))],
    ['presses', () => fireEvent.pointerDown(document.body)],
    ['takes the keyboard', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ])('renders as soon as the player %s', async (_, move) => {
    await open(200)
    expect(await state()).toBe('later')
    move()
    await passTime(10)
    expect(await state()).toBe('now')
  })
})
