import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { scrollMemory, scrollWhenPossible } from '@/lib/scrollMemory'

/**
 * Decisions 8: another page starts at its top; Back and a reload lead to where the player was. A
 * change of the query alone leaves the page where it is.
 */
export function useScroll(): void {
  const { key, pathname, search } = useLocation()
  // Every page that was opened by its address has the same key.
  const entry = `${key} ${pathname}${search}`
  const navigation = useNavigationType()
  const lastPath = useRef(pathname)

  useEffect(() => {
    // The browser would scroll before the page is there.
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', scrollMemory.save)
    return () => {
      window.removeEventListener('pagehide', scrollMemory.save)
    }
  }, [])

  useLayoutEffect(() => {
    const isSamePath = lastPath.current === pathname
    lastPath.current = pathname
    const kept = navigation === NavigationType.Pop ? scrollMemory.get(entry) : undefined
    const stop = kept === undefined ? undefined : scrollWhenPossible(kept)
    if (kept === undefined && !isSamePath) window.scrollTo(0, 0)

    const remember = () => {
      scrollMemory.set(entry, window.scrollY)
    }
    if (kept === undefined) remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', remember)
    }
  }, [entry, navigation, pathname])
}
