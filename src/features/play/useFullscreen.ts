import { useState, type RefObject } from 'react'
import { useListener } from '@/lib/dom/useListener'

const isFullscreen = (element: Element | null) =>
  element !== null && document.fullscreenElement === element

/** Decisions 13: without a Fullscreen API (iPhone), `isFilling` makes the caller fill the viewport. */
export function useFullscreen(ref: RefObject<HTMLElement | null>) {
  const [isNative, setNative] = useState(false)
  const [isFilling, setFilling] = useState(false)

  useListener(document, 'fullscreenchange', () => {
    setNative(isFullscreen(ref.current))
  })
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) setFilling(false)
  }
  // The window, because a dialog above the game listens to the document.
  useListener(window, 'keydown', onKey, isFilling)

  const fill = () => {
    setFilling(true)
  }
  const enter = () => {
    if (document.fullscreenEnabled) {
      ref.current?.requestFullscreen({ navigationUI: 'hide' }).catch(fill)
    } else fill()
  }
  const leave = () => {
    setFilling(false)
    // Escape may already have ended it.
    if (isFullscreen(ref.current)) document.exitFullscreen().catch(() => undefined)
  }
  const toggle = () => {
    // The browser's event may arrive after the next press.
    if (isFilling || isFullscreen(ref.current)) leave()
    else enter()
  }
  return { isFull: isNative || isFilling, isFilling, toggle }
}
