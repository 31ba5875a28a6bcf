import { useEffect } from 'react'
import { usePersisted } from '@/device/persisted'
import { theatre } from './theatre'

export function useTheatre(isPossible: boolean) {
  const { value } = usePersisted(theatre)
  const isOn = value && isPossible

  useEffect(() => {
    // The sidebar is elsewhere in the tree, so its styles read the mode from the root element.
    document.documentElement.classList.toggle('theatre', isOn)
    return () => {
      document.documentElement.classList.remove('theatre')
    }
  }, [isOn])

  return {
    isTheatre: isOn,
    toggleTheatre: () => {
      theatre.update((known) => !known)
    },
  }
}
