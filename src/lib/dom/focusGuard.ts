import { useSyncExternalStore } from 'react'

/** After this many focus thefts within `PERIOD_MS`, the frames are removed from the page. */
const MAX_THEFTS = 3
const PERIOD_MS = 1000
/** In an inactive window a frame can take the focus without an event. */
const CHECK_MS = 200

let areOff = false
let passwordFields = 0
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const setOff = (next: boolean) => {
  areOff = next
  notify()
}

/** Whether partners' frames are removed until no dialog covers them. */
export const useAreFramesOff = () => useSyncExternalStore(subscribe, () => areOff)

export const allowFrames = () => {
  setOff(false)
}

/** Whether the page has a password field, whose input no frame may receive. */
export const useHasPasswordField = () => useSyncExternalStore(subscribe, () => passwordFields > 0)

/** The `ref` of a password field. */
export function passwordField(): () => void {
  passwordFields += 1
  notify()
  return () => {
    passwordFields -= 1
    notify()
  }
}

/**
 * Takes the focus back at once from the page's frames, whose scripts can take it even when inert; removes
 * a frame that keeps trying. An extension's frame keeps the focus.
 */
export function guardFocus(layer: HTMLElement, isOnTop: () => boolean, enter: () => void) {
  let last: HTMLElement | null = null
  let thefts: number[] = []

  const check = () => {
    const { activeElement } = document
    if (!isOnTop() || !activeElement?.matches('#root iframe')) return
    const now = performance.now()
    thefts = [...thefts.filter((at) => now - at < PERIOD_MS), now]
    if (thefts.length >= MAX_THEFTS) setOff(true)
    if (last?.isConnected) last.focus()
    else enter()
  }
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last = target
  }
  // Not within the event: Chromium would still send keys to the frame, and Firefox reports it only later.
  const onBlur = () => {
    setTimeout(check)
  }
  const timer = setInterval(check, CHECK_MS)
  window.addEventListener('blur', onBlur)
  layer.addEventListener('focusin', remember)
  return () => {
    clearInterval(timer)
    window.removeEventListener('blur', onBlur)
    layer.removeEventListener('focusin', remember)
  }
}
