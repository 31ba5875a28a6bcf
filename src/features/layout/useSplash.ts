import { useEffect, useLayoutEffect } from 'react'
import { SPLASH_MS } from '@/domain/constants'
import { useTextsReady } from '@/i18n/useLanguage'
import { hideSplash } from '@/lib/loading/splash'
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
    if (!isLoading) return
    const timer = setTimeout(() => dispatch(loaderFinished()), SPLASH_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [dispatch, isLoading])

  // In the frame that shows what was under it.
  useLayoutEffect(() => {
    if (hasTexts && !isLoading) hideSplash()
  }, [hasTexts, isLoading])

  return hasTexts
}
