import { useEffect } from 'react'
import { SPLASH_MS, TEXTS_WAIT_MS } from '@/domain/constants'
import { useTextsReady } from '@/i18n/useLanguage'
import { hideSplash } from '@/lib/splash'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loaderFinished, selectIsLoading } from '@/store/loaderSlice'

/**
 * Spec §2 Splash: it shows until the loader ends, about 200 ms after start, and until there are
 * texts (Decisions 22). Tells whether there are: nothing is shown before.
 */
export function useSplash(): boolean {
  const dispatch = useAppDispatch()
  const isLoading = useAppSelector(selectIsLoading)
  const hasTexts = useTextsReady()

  useEffect(() => {
    const timer = setTimeout(() => dispatch(loaderFinished()), SPLASH_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [dispatch])

  useEffect(
    () => (hasTexts && !isLoading ? whenPageIsThere(hideSplash) : undefined),
    [hasTexts, isLoading],
  )

  return hasTexts
}

/** The first page's code may still be on its way: the splash is better than an empty shell. */
function whenPageIsThere(act: () => void): (() => void) | undefined {
  const main = document.getElementById('main')
  if (!main || main.childElementCount > 0) {
    act()
    return undefined
  }
  const observer = new MutationObserver(() => {
    stop()
    act()
  })
  const timer = setTimeout(() => {
    stop()
    act()
  }, TEXTS_WAIT_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(main, { childList: true })
  return stop
}
