import { useCallback, useSyncExternalStore } from 'react'
import { onProtection } from '@/device/protection/protection'
import { useAppStore } from './hooks'
import type { RootState } from './store'
import { mayRun, playGate, type PlayGate } from './ui/playGate'

function useProtected<T>(select: (state: RootState) => T): T {
  const store = useAppStore()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), onProtection(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store],
  )
  return useSyncExternalStore(subscribe, () => select(store.getState()))
}

export const usePlayGate = (): PlayGate => useProtected(playGate)
export const useMayRun = (): boolean => useProtected(mayRun)
