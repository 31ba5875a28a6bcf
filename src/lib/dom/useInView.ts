import { startTransition, useEffect, useState, type RefObject } from 'react'

/** How near is near, in CSS pixels. */
export interface Nearness {
  /** Up and down from the screen's edges. */
  block: number
  /** Sideways in a rail. */
  inline: number
}

/** A little more than the screen downwards, and one tile sideways. */
const NEAR: Nearness = { block: 200, inline: 160 }

type Watch = (isNear: boolean) => void

interface Watcher {
  observer: IntersectionObserver
  watches: Map<Element, Watch>
}

// One observer serves every element with the same margin: a grid may hold thousands of pictures.
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
    // Rails clip their own content: the screen's margin alone would not reach the next tile in them.
    // Theirs would be added to the screen's if it were one downwards as well.
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

/** Whether the element has been near the viewport; once true it stays true. */
export function useInView(ref: RefObject<Element | null>, nearness: Nearness = NEAR): boolean {
  const [hasBeenNear, setNear] = useState(() => !isSupported())

  useEffect(() => {
    const element = ref.current
    if (hasBeenNear || !element) return
    return watch(element, nearness, (isNear) => {
      // Never more urgent than what the player does meanwhile: a slow phone draws it in slices.
      if (!isNear) return
      startTransition(() => {
        setNear(true)
      })
    })
  }, [ref, nearness, hasBeenNear])

  return hasBeenNear
}
