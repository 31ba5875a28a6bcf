import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { allowFrames, keepFocus } from '@/lib/dom/keptFocus'
import { useScrollLock } from '@/lib/dom/useScrollLock'

/** The open layers, the topmost last; all are children of body. */
const open: Element[] = []

/** Marks a child of body that stays usable above an open dialog, such as the toasts. */
export const ABOVE_MODALS = { 'data-above-modals': '' } as const

function isolateTopmost(): void {
  const topmost = open.at(-1)
  for (const child of document.body.children) {
    const isCovered = topmost && child !== topmost && !child.matches('[data-above-modals]')
    child.toggleAttribute('inert', Boolean(isCovered) || child.matches('[data-leaving]'))
  }
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

/** Makes the page usable again and returns the focus. */
function leaveTo(opener: Element | null): void {
  isolateTopmost()
  // Nothing had the focus if the page was opened by its URL.
  const isThere = opener?.isConnected && opener !== document.body
  const target = isThere ? opener : document.querySelector('main')
  if (target instanceof HTMLElement) target.focus()
}

/**
 * The keyboard behaviour of a modal layer: it takes and returns the focus, traps Tab, closes on Escape, makes
 * the page behind it inert and unscrollable, and takes the focus back from frames. Layers can be stacked.
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onEscape?: () => void,
): void {
  useScrollLock(isOpen)

  useLayoutEffect(() => {
    const layer = ref.current
    if (!isOpen || !layer) return
    const opener = document.activeElement
    open.push(layer)
    isolateTopmost()
    const enterHere = () => {
      enter(layer)
    }
    const release = keepFocus(layer, () => open.at(-1) === layer, enterHere)
    enterHere()
    return () => {
      release()
      open.splice(open.indexOf(layer), 1)
      if (open.length === 0) allowFrames()
      leaveTo(opener)
    }
  }, [ref, isOpen])

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      const layer = ref.current
      if (!layer || open.at(-1) !== layer) return
      if (event.key === 'Escape') onEscape?.()
      if (event.key === 'Tab') wrapTab(event, layer)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [ref, isOpen, onEscape])
}
