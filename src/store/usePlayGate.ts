import { useCallback, useSyncExternalStore } from 'react'
import { onProtection } from '@/device/protection/protection'
import { useAppStore } from './hooks'
import { playGate, type PlayGate } from './ui/playGate'

export function usePlayGate(): PlayGate {
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
  return useSyncExternalStore(subscribe, () => playGate(store.getState()))
}
