import { afterEach, describe, expect, it, vi } from 'vitest'
import { followKeyboard } from '@/app/keyboard'

/** The visual viewport of a phone with a screen of 800 px. */
class View extends EventTarget {
  height = 800
  scale = 1
}

function open() {
  const view = new View()
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('visualViewport', view)
  const stop = followKeyboard()
  const field = document.createElement('input')
  document.body.append(field)
  const scroll = vi.spyOn(field, 'scrollIntoView')
  const covered = (height: number, scale = 1) => {
    Object.assign(view, { height, scale }).dispatchEvent(new Event('resize'))
    return document.documentElement.style.getPropertyValue('--keyboard')
  }
  return { covered, field, scroll, stop }
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
})

describe('An on-screen keyboard', () => {
  it('has the height of the covered area, and the focused field scrolls into view', () => {
    const { covered, field, scroll } = open()
    field.focus()
    expect(covered(460)).toBe('340px')
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
    expect(covered(800)).toBe('0px')
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a scroll bar', 785, 1],
    ['a page that is zoomed in', 400, 2],
  ])('is not %s', (_, height, scale) => {
    expect(open().covered(height, scale)).toBe('0px')
  })

  it('is not followed after the stop', () => {
    const { covered, stop } = open()
    stop()
    expect(covered(460)).toBe('')
  })

  it('is ignored if the browser does not report it', () => {
    vi.stubGlobal('visualViewport', null)
    expect(followKeyboard()).not.toThrow()
  })
})
