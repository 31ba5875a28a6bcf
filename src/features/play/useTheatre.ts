import { useEffect } from 'react'
import { usePersisted } from '@/device/persisted'
import { theatre } from '@/device/theatre'

/** Theatre mode: while `isPossible`, the sidebar makes way for the game. */
export function useTheatre(isPossible: boolean) {
  const { value } = usePersisted(theatre)
  const isOn = value && isPossible

  useEffect(() => {
    // The sidebar stands elsewhere in the tree: the style reads the mode from the root.
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
