import { useLayoutEffect } from 'react'
import { hideSplash } from '@/lib/loading/splash'
import { useAppSelector } from '@/store/hooks'
import { selectIsLoading } from '@/store/ui/loaderSlice'

/** Spec §2 Splash: in the same frame in which the app appears, if the loader has ended. */
export function useSplash(): void {
  const isLoading = useAppSelector(selectIsLoading)
  useLayoutEffect(() => {
    if (!isLoading) hideSplash()
  }, [isLoading])
}
