import type Swiper from 'swiper'
import { useEffect, useState } from 'react'

/**
 * Turns Swiper's Keyboard on while the focus is on the controls: it listens to the whole document,
 * and would turn the banner with the arrow keys that a player presses in a menu or a row of games.
 */
export function useKeyboard(swiper: Swiper | null) {
  const [isOnControls, setOnControls] = useState(false)

  useEffect(() => {
    if (isOnControls) swiper?.keyboard.enable()
    else swiper?.keyboard.disable()
  }, [swiper, isOnControls])

  return {
    onFocus: () => {
      setOnControls(true)
    },
    onBlur: () => {
      setOnControls(false)
    },
  }
}
