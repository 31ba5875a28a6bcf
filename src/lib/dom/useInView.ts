import { startTransition, useEffect, useState, type RefObject } from 'react'

/** The distance from the viewport that counts as in view. */
export interface Margin {
  /** Above and below the viewport, in `px` or `%` of its height. */
  block: string
  /** To the sides, within a rail, in CSS pixels. */
  inline: number
}

interface InViewOptions {
  /** By default a little beyond the viewport, and one tile to the sides. */
  margin?: Margin
  /** Whether the result stays true. */
  once?: boolean
}

const NEAR: Margin = { block: '200px', inline: 160 }

export const ON_SCREEN: Margin = { block: '0px', inline: 0 }

type Watch = (isInView: boolean) => void

interface Watcher {
  observer: IntersectionObserver
  watches: Map<Element, Watch>
}

// Elements with the same margin share one observer, because a grid may contain thousands of images.
const watchers = new Map<string, Watcher>()

const keyOf = ({ block, inline }: Margin) => `${block} ${inline}`

function watcherOf(margin: Margin): Watcher {
  const key = keyOf(margin)
  const known = watchers.get(key)
  if (known) return known
  const watches = new Map<Element, Watch>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watches.get(entry.target)?.(entry.isIntersecting)
    },
    // Rails clip their content, so they need a scroll margin; two vertical margins would be added up.
    { rootMargin: `${margin.block} 0px`, scrollMargin: `0px ${margin.inline}px` },
  )
  const watcher = { observer, watches }
  watchers.set(key, watcher)
  return watcher
}

function watch(element: Element, margin: Margin, onChange: Watch): () => void {
  const { observer, watches } = watcherOf(margin)
  watches.set(element, onChange)
  observer.observe(element)
  return () => {
    observer.unobserve(element)
    watches.delete(element)
    if (watches.size === 0) watchers.delete(keyOf(margin))
  }
}

const isSupported = () => typeof IntersectionObserver === 'function'

export function useInView(
  ref: RefObject<Element | null>,
  { margin = NEAR, once = true }: InViewOptions = {},
): boolean {
  const [isInView, setInView] = useState(() => !isSupported())
  const isFinal = once && isInView

  useEffect(() => {
    const element = ref.current
    if (isFinal || !element || !isSupported()) return
    return watch(element, margin, (isNow) => {
      if (once && !isNow) return
      // A transition, so that it never delays the player's actions on a slow phone.
      startTransition(() => {
        setInView(isNow)
      })
    })
  }, [ref, margin, once, isFinal])

  return isInView
}
