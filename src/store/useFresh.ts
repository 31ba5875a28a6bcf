import { useEffect } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { useOnReturn } from '@/lib/dom/useOnline'
import { isStale, type AsyncFlags } from './asyncState'
import { useAppStore } from './hooks'
import type { RootState } from './store'

interface Fresh {
  /** Selects the flags of the data, or undefined without data. Must be a stable function. */
  flags: (state: RootState) => AsyncFlags | undefined
  /** Must be a stable function. */
  load: () => void
  isEnabled?: boolean
}

/**
 * Decisions 20: loads data that are missing, old or in another language, and refreshes them when the network
 * returns.
 */
export function useFresh({ flags, load, isEnabled = true }: Fresh): void {
  const store = useAppStore()
  const lang = useLanguage()

  useEffect(() => {
    if (!isEnabled) return
    const known = flags(store.getState())
    if (!known || isStale(known, { at: Date.now(), lang })) load()
  }, [flags, isEnabled, lang, load, store])
  useOnReturn(() => {
    if (isEnabled) load()
  })
}
