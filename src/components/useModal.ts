import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { allowFrames, guardFocus } from '@/lib/dom/focusGuard'

declare global {
  interface Window {
    /** Receives the browser's close requests, such as Android's Back (Chromium 126, Firefox 149). */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

interface Layer {
  element: HTMLElement
  /** Absent if only the layer's own controls close it. */
  close: (() => void) | null
  watcher?: { destroy: () => void } | undefined
}

/** The open layers, the topmost last. */
const open: Layer[] = []

/** Only the topmost layer is usable. Toasts and the elements of extensions never become inert. */
function updateLayers(): void {
  const top = open.at(-1)
  document.getElementById('root')?.toggleAttribute('inert', top !== undefined)
  for (const layer of open) {
    layer.element.toggleAttribute('inert', layer !== top)
    layer.watcher?.destroy()
    delete layer.watcher
  }
  if (!top?.close || !window.CloseWatcher) return
  const watcher = new window.CloseWatcher()
  watcher.addEventListener('close', top.close)
  top.watcher = watcher
}

const TABBABLE = 'a[href], button, input, select, textarea, iframe, [tabindex]'

const tabbables = (layer: Element) =>
  [...layer.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[hidden]'),
  )

function enter(layer: HTMLElement): void {
  const wanted = layer.querySelector<HTMLElement>('[data-autofocus]')
  ;(wanted ?? tabbables(layer)[0] ?? layer).focus()
}

function wrapTab(event: KeyboardEvent, layer: Element): void {
  const stops = tabbables(layer)
  const [first, last] = [stops[0], stops.at(-1)]
  const [from, to] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== from && layer.contains(document.activeElement)) return
  event.preventDefault()
  to?.focus()
}

function returnFocus(opener: Element | null): void {
  // Nothing had the focus if the page was opened by its URL.
  const isThere = opener?.isConnected && opener !== document.body
  const target = isThere ? opener : document.querySelector('main')
  if (target instanceof HTMLElement) target.focus()
}

/** A modal layer's focus, Tab, Escape and close requests; the page behind is inert. Layers can be stacked. */
export function useModal(ref: RefObject<HTMLElement | null>, onClose?: () => void): void {
  const isClosable = onClose !== undefined
  const close = useEffectEvent(() => onClose?.())

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const opener = document.activeElement
    const layer: Layer = {
      element,
      close: isClosable
        ? () => {
            close()
          }
        : null,
    }
    const isOnTop = () => open.at(-1) === layer
    const enterHere = () => {
      enter(element)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isOnTop()) return
      if (event.key === 'Tab') wrapTab(event, element)
      if (event.key !== 'Escape' || event.isComposing) return
      // One press is one close: it must not reach the layer below or the close watcher.
      event.preventDefault()
      layer.close?.()
    }

    open.push(layer)
    updateLayers()
    // A fullscreen element would cover the layer.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    const release = guardFocus(element, isOnTop, enterHere)
    document.addEventListener('keydown', onKeyDown)
    enterHere()
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      release()
      layer.watcher?.destroy()
      open.splice(open.indexOf(layer), 1)
      updateLayers()
      if (open.length === 0) allowFrames()
      returnFocus(opener)
    }
  }, [ref, isClosable])
}
