import { useEffect, useState, type RefObject } from 'react'

/** Whether a part of the element is on screen in a visible tab. */
export function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  const [isTabShown, setTabShown] = useState(() => !document.hidden)

  useEffect(() => {
    const onVisibility = () => {
      setTabShown(!document.hidden)
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [])

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last) setOnScreen(last.isIntersecting)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [ref])

  return isOnScreen && isTabShown
}
