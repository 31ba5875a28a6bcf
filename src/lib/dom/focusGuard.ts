import { useState } from 'react'
import { useListener } from './useListener'

/** After this many focus thefts within `PERIOD_MS`, the frames are removed from the page. */
const MAX_THEFTS = 3
const PERIOD_MS = 1000
/** In an inactive window a frame can take the focus without an event. */
const CHECK_MS = 200

declare global {
  interface WindowEventMap {
    /** Whether partners' frames must leave the page. */
    framesoff: CustomEvent<boolean>
  }
}

const setOff = (detail: boolean) => {
  window.dispatchEvent(new CustomEvent('framesoff', { detail }))
}

/** Whether partners' frames are removed until no dialog covers them. */
export function useAreFramesOff(): boolean {
  const [areOff, show] = useState(false)
  useListener(window, 'framesoff', ({ detail }) => {
    show(detail)
  })
  return areOff
}

export const allowFrames = () => {
  setOff(false)
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
