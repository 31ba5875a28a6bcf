import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { continuedEntry, placeName } from '@/lib/dom/placeName'
import { scrollMemory, scrollWhenPossible } from './scrollMemory'

/** Whether the document was asked for by its address: no reload, no Back. */
function isOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/**
 * Decisions 8: another page starts at its top; Back and a reload lead to where the player was. A
 * change of the query alone leaves the page where it is.
 */
export function useScroll(): void {
  const location = useLocation()
  const { pathname } = location
  // Every page that was opened by its address has the same key: its name holds the address as well.
  const entry = placeName(location)
  const isContinued = continuedEntry(location.state) !== null
  const navigation = useNavigationType()
  const lastPath = useRef<string>(undefined)

  useEffect(() => {
    // The browser would scroll before the page is there.
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
    const kept = isBack ? scrollMemory.get(entry) : undefined
    const stop = kept === undefined ? undefined : scrollWhenPossible(kept)
    const remember = () => {
      scrollMemory.set(entry, window.scrollY)
    }
    if (kept === undefined && isFirst) {
      // It stands at its top: to ask for its place would lay it out before its time.
      scrollMemory.set(entry, 0)
    } else if (kept === undefined) {
      if (!isSamePath) window.scrollTo(0, 0)
      remember()
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', remember)
    }
  }, [entry, isContinued, navigation, pathname])
}
