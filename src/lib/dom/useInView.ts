import { startTransition, useEffect, useState, type RefObject } from 'react'

/** The distance that counts as near, in CSS pixels. */
export interface Nearness {
  /** Above and below the viewport. */
  block: number
  /** To the sides, within a rail. */
  inline: number
}

/** A little beyond the viewport, and one tile to the sides. */
const NEAR: Nearness = { block: 200, inline: 160 }

type Watch = (isNear: boolean) => void

interface Watcher {
  observer: IntersectionObserver
  watches: Map<Element, Watch>
}

// Elements with the same margin share one observer, because a grid may contain thousands of images.
const watchers = new Map<string, Watcher>()

function watcherOf({ block, inline }: Nearness): Watcher {
  const key = `${block} ${inline}`
  const known = watchers.get(key)
  if (known) return known
  const watches = new Map<Element, Watch>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watches.get(entry.target)?.(entry.isIntersecting)
    },
    // Rails clip their content, so the root margin does not reach the next tile in them; the vertical
    // margins of root and scroller would be added up.
    { rootMargin: `${block}px 0px`, scrollMargin: `0px ${inline}px` },
  )
  const watcher = { observer, watches }
  watchers.set(key, watcher)
  return watcher
}

function watch(element: Element, nearness: Nearness, onChange: Watch): () => void {
  const { observer, watches } = watcherOf(nearness)
  watches.set(element, onChange)
  observer.observe(element)
  return () => {
    observer.unobserve(element)
    watches.delete(element)
  }
}

const isSupported = () => typeof IntersectionObserver === 'function'

/** Whether the element has been near the viewport; stays true. */
export function useInView(ref: RefObject<Element | null>, nearness: Nearness = NEAR): boolean {
  const [hasBeenNear, setNear] = useState(() => !isSupported())

  useEffect(() => {
    const element = ref.current
    if (hasBeenNear || !element) return
    return watch(element, nearness, (isNear) => {
      // A transition, so that it never delays the player's actions on a slow phone.
      if (!isNear) return
      startTransition(() => {
        setNear(true)
      })
    })
  }, [ref, nearness, hasBeenNear])

  return hasBeenNear
}
