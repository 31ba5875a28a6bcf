import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useListener } from '@/lib/dom/useListener'
import { useAppDispatch } from '@/store/hooks'
import { clearSport, sportPressed } from '@/store/ui/sportSlice'

/** Notes a press inside the frame; a hidden frame that takes the focus goes, and the focus comes back. */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>, isHidden: boolean): void {
  const dispatch = useAppDispatch()
  const last = useRef<EventTarget | null>(null)
  useListener(document, 'focusin', ({ target }) => {
    if (target !== frame.current) last.current = target
  })
  const onBlur = () => {
    if (!frame.current || frame.current !== document.activeElement) return
    if (!isHidden) {
      dispatch(sportPressed())
      return
    }
    flushSync(() => dispatch(clearSport()))
    if (last.current instanceof HTMLElement) last.current.focus()
  }
  // Firefox names the focused frame only after the event.
  useListener(window, 'blur', () => {
    setTimeout(onBlur)
  })
}
