import { useEffect, useEffectEvent } from 'react'

/** Handles an event of the window or the document while the component is mounted and `isOn`. */
export function useListener<Name extends keyof WindowEventMap>(
  target: Window,
  name: Name,
  handler: (event: WindowEventMap[Name]) => void,
  isOn?: boolean,
): void
export function useListener<Name extends keyof DocumentEventMap>(
  target: Document,
  name: Name,
  handler: (event: DocumentEventMap[Name]) => void,
  isOn?: boolean,
): void
export function useListener(
  target: EventTarget,
  name: string,
  handler: (event: never) => void,
  isOn = true,
): void {
  const onEvent = useEffectEvent(handler as (event: Event) => void)
  useEffect(() => {
    if (!isOn) return
    const listen = (event: Event) => {
      onEvent(event)
    }
    target.addEventListener(name, listen)
    return () => {
      target.removeEventListener(name, listen)
    }
  }, [isOn, name, target])
}
