import { useEffect, useLayoutEffect } from 'react'
import { SPLASH_MS } from '@/domain/constants'
import { useTextsReady } from '@/i18n/useLanguage'
import { hideSplash } from '@/lib/loading/splash'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loaderFinished, selectIsLoading } from '@/store/ui/loaderSlice'

/** Spec §2 Splash, Decisions 22: until the loader ends and the texts are loaded; nothing renders before. */
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

  // A layout effect, so that the splash disappears in the same frame in which the app appears.
  useLayoutEffect(() => {
    if (hasTexts && !isLoading) hideSplash()
  }, [hasTexts, isLoading])

  return hasTexts
}
