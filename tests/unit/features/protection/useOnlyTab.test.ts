import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useOnlyTab } from '@/features/protection/useOnlyTab'
import { setHidden } from '../../../support/browser'
import { giveLocks, stubLocks } from '../../../support/locks'

const NAME = 'time check'
/** Another tab of the app that queues for the lock, too. */
function otherTab(options: LockOptions = {}) {
  const tab = { state: 'waits', close: (): void => undefined }
  const hold = () => {
    tab.state = 'shows'
    return new Promise<void>((resolve) => {
      tab.close = resolve
    })
  }
  navigator.locks.request(NAME, options, hold).catch(() => {
    tab.state = 'robbed'
  })
  return tab
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
/** This tab. */
async function openTab(isWanted = true) {
  const { result, rerender, unmount } = renderHook(useOnlyTab, { initialProps: isWanted })
  await settle()
  return { shows: () => result.current.isSelected, want: rerender, close: unmount }
}
const focus = () => {
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
}
const hide = (isHidden: boolean) => {
  act(() => {
    setHidden(isHidden)
  })
}

describe('One tab at a time shows the time check', () => {
  it('the first tab shows it until it is no longer due', async () => {
    const { inLine } = giveLocks(NAME)
    const { shows, want } = await openTab()
    expect(shows()).toBe(true)
    const other = otherTab()
    await settle()
    expect(other.state).toBe('waits')
    want(false)
    await settle()
    expect([shows(), other.state, inLine()]).toEqual([false, 'shows', 1])
  })

  it('a later tab waits and shows it when the first one closes', async () => {
    giveLocks(NAME)
    const first = await openTab()
    const second = await openTab()
    expect([first.shows(), second.shows()]).toEqual([true, false])
    first.close()
    await settle()
    expect(second.shows()).toBe(true)
  })

  it('a hidden tab releases the lock, and queues again when it becomes visible', async () => {
    const { inLine } = giveLocks(NAME)
    const { shows } = await openTab()
    const other = otherTab()
    hide(true)
    hide(true)
    expect(shows()).toBe(false)
    await settle()
    expect([other.state, inLine()]).toEqual(['shows', 1])
    hide(false)
    other.close()
    await settle()
    expect(shows()).toBe(true)
  })

  it('a hidden tab leaves the queue and stays out of it', async () => {
    const { inLine } = giveLocks(NAME)
    const other = otherTab()
    await openTab()
    hide(true)
    await settle()
    expect(inLine()).toBe(1)
    other.close()
    await settle()
    expect(inLine()).toBe(0)
  })

  it('a tab that starts hidden requests no lock', async () => {
    const { request } = giveLocks(NAME)
    setHidden(true)
    await openTab()
    expect(request).not.toHaveBeenCalled()
  })

  it('the tab that gets the focus takes over and leaves the queue', async () => {
    const { inLine } = giveLocks(NAME)
    const other = otherTab()
    const { shows } = await openTab()
    focus()
    await settle()
    expect([shows(), other.state, inLine()]).toEqual([true, 'robbed', 1])
  })

  it('a tab that lost the lock queues again', async () => {
    giveLocks(NAME)
    const { shows } = await openTab()
    const other = otherTab({ steal: true })
    await settle()
    expect([shows(), other.state]).toEqual([false, 'shows'])
    other.close()
    await settle()
    expect(shows()).toBe(true)
  })

  it.each(['hides', 'closes', 'is done'])(
    'a tab that takes over and %s before it gets the lock shows nothing and keeps nothing',
    async (what) => {
      const { inLine } = giveLocks(NAME)
      otherTab()
      const { shows, want, close } = await openTab()
      focus()
      if (what === 'hides') hide(true)
      else if (what === 'closes') close()
      else want(false)
      await settle()
      expect([shows(), inLine()]).toEqual([false, 0])
    },
  )

  it.each([
    ['a browser without locks', undefined],
    ['locks that are refused', () => Promise.reject(new DOMException('no', 'SecurityError'))],
    ['locks that are aborted', () => Promise.reject(new DOMException('no', 'AbortError'))],
    ['locks that fail', () => Promise.reject(new TypeError('no'))],
  ])('with %s every visible tab shows it', async (_, request) => {
    if (request) stubLocks(request)
    const first = await openTab()
    const second = await openTab()
    const shown = () => [first.shows(), second.shows()]
    expect(shown()).toEqual([true, true])
    hide(true)
    expect(shown()).toEqual([false, false])
    hide(false)
    await settle()
    expect(shown()).toEqual([true, true])
    first.want(false)
    expect(shown()).toEqual([false, true])
  })
})
