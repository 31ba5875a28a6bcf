import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { continuedEntry, placeName } from '@/lib/dom/placeName'
import { scrollMemory, scrollWhenPossible } from './scrollMemory'

/** Whether the document was loaded by a new navigation, not by reload or Back. */
function isOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry?.type === 'navigate'
}

/**
 * Decisions 8: a new page starts at its top; Back and a reload restore the scroll position. A change of
 * only the query does not scroll.
 */
export function useScroll(): void {
  const location = useLocation()
  const { pathname } = location
  // All pages opened by URL have the same key, so the name includes the URL.
  const entry = placeName(location)
  const isContinued = continuedEntry(location.state) !== null
  const navigation = useNavigationType()
  const lastPath = useRef<string>(undefined)

  useEffect(() => {
    // The browser would restore the scroll position before the page has rendered.
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', scrollMemory.save)
    return () => {
      window.removeEventListener('pagehide', scrollMemory.save)
    }
  }, [])

  useLayoutEffect(() => {
    const isFirst = lastPath.current === undefined
    const isSamePath = lastPath.current === pathname
    lastPath.current = pathname
    const isBack = isContinued || (navigation === NavigationType.Pop && !(isFirst && isOpened()))
    const saved = isBack ? scrollMemory.get(entry) : undefined
    const stop = saved === undefined ? undefined : scrollWhenPossible(saved)
    const savePosition = () => {
      scrollMemory.set(entry, window.scrollY)
    }
    if (saved === undefined && isFirst) {
      // A new page is at its top; reading the position would force a layout.
      scrollMemory.set(entry, 0)
    } else if (saved === undefined) {
      if (!isSamePath) window.scrollTo(0, 0)
      savePosition()
    }
    window.addEventListener('scroll', savePosition, { passive: true })
    // A link may be pressed before the event of the last scroll, which comes with the next frame.
    window.addEventListener('click', savePosition, { capture: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', savePosition)
      window.removeEventListener('click', savePosition, { capture: true })
    }
  }, [entry, isContinued, navigation, pathname])
}
