import { useEffect } from 'react'
import { persisted, usePersisted } from '@/device/persisted'

/** Whether games have the whole width, without the sidebar; remembered on this device. */
const theatre = persisted({
  key: 'theatre',
  version: 1,
  defaults: false,
  parse: (data) => (typeof data === 'boolean' ? data : null),
})

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
