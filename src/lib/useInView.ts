import { useEffect, useState, type RefObject } from 'react'

/** A screen's edge plus a little more downwards, and one tile sideways. */
const NEAR = '200px 160px'

type Watch = (isNear: boolean) => void

interface Watcher {
  observer: IntersectionObserver
  watches: Map<Element, Watch>
}

// One observer serves every element with the same margin: a grid may hold thousands of pictures.
const watchers = new Map<string, Watcher>()

function watcherOf(margin: string): Watcher {
  const known = watchers.get(margin)
  if (known) return known
  const watches = new Map<Element, Watch>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watches.get(entry.target)?.(entry.isIntersecting)
    },
    // Rails clip their own content: rootMargin alone would not reach the next tile in them.
    { rootMargin: margin, scrollMargin: margin },
  )
  const watcher = { observer, watches }
  watchers.set(margin, watcher)
  return watcher
}

function watch(element: Element, margin: string, onChange: Watch): () => void {
  const { observer, watches } = watcherOf(margin)
  watches.set(element, onChange)
  observer.observe(element)
  return () => {
    observer.unobserve(element)
    watches.delete(element)
  }
}

const isSupported = () => typeof IntersectionObserver === 'function'

/** Whether the element has been near the viewport; once true it stays true. */
export function useInView(ref: RefObject<Element | null>, margin: string = NEAR): boolean {
  const [hasBeenNear, setNear] = useState(() => !isSupported())

  useEffect(() => {
    const element = ref.current
    if (hasBeenNear || !element) return
    return watch(element, margin, (isNear) => {
      if (isNear) setNear(true)
    })
  }, [ref, margin, hasBeenNear])

  return hasBeenNear
}
