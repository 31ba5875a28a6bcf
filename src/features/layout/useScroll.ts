import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isReturn } from '@/lib/dom/returning'
import { useListener } from '@/lib/dom/useListener'
import { scrollMemory, scrollWhenPossible } from './scrollMemory'

/** Not by reload or Back. */
function isOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry?.type === 'navigate'
}

/** Decisions 8: a new page starts at its top; Back and a reload restore the position. */
export function useScroll(): void {
  const location = useLocation()
  const { pathname } = location
  const address = pathname + location.search
  const isBack = isReturn(location, useNavigationType())
  const lastPath = useRef<string>(undefined)

  useListener(window, 'pagehide', scrollMemory.save)

  useLayoutEffect(() => {
    const isFirst = lastPath.current === undefined
    const isSamePath = lastPath.current === pathname
    lastPath.current = pathname
    const saved = isBack && !(isFirst && isOpened()) ? scrollMemory.get(address) : undefined
    const stop = saved === undefined ? undefined : scrollWhenPossible(saved)
    const savePosition = () => {
      scrollMemory.set(address, window.scrollY)
    }
    if (saved === undefined && isFirst) {
      // A new page is at its top; reading the position would force a layout.
      scrollMemory.set(address, 0)
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
  }, [address, isBack, location, pathname])
}
