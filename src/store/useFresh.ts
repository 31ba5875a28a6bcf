import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { useOnReturn } from '@/lib/dom/useOnReturn'
import { isStale, type AsyncFlags } from './core/asyncState'
import { useAppSelector, useAppStore } from './hooks'
import type { RootState } from './store'

interface Fresh {
  /** Undefined without data. Must be a stable function. */
  flags: (state: RootState) => AsyncFlags | undefined
  load: (signal: AbortSignal) => void
  isEnabled?: boolean
}

/** Decisions 20: if data are missing, stale or the network returns; `signal` aborts for other data. */
export function useFresh({ flags, load, isEnabled = true }: Fresh): void {
  const store = useAppStore()
  const lang = useLanguage()
  // The data may be cleared.
  const isKnown = useAppSelector((state) => flags(state) !== undefined)
  const onLoad = useEffectEvent(load)

  useEffect(() => {
    if (!isEnabled) return
    const use = new AbortController()
    const known = flags(store.getState())
    if (!known || isStale(known, { at: Date.now(), lang })) onLoad(use.signal)
    return () => {
      use.abort()
    }
  }, [flags, isEnabled, isKnown, lang, store])
  useOnReturn((signal) => {
    if (isEnabled) load(signal)
  })
}
