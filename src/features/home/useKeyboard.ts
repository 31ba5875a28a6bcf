import type Swiper from 'swiper'
import { useEffect, useState } from 'react'

/**
 * Enables Swiper's Keyboard only while the focus is on the controls, because it listens to the whole
 * document and would react to arrow keys in a menu or a row of games.
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
