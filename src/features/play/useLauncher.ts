import { useLayoutEffect, useState, type RefObject } from 'react'
import type { FrameTarget } from '@/lib/dom/frameTarget'
import { launchMessage, readLauncherMessage } from './launcherMessage'

/**
 * Decisions 13: hands script text to the launcher page once that page says that it is ready; true
 * from then on. Only the frame's own window is listened to, and only its first "ready".
 */
export function useLauncher(
  frame: RefObject<HTMLIFrameElement | null>,
  target: FrameTarget | null,
  script: string | null,
  onError: () => void,
): boolean {
  const [isReady, setReady] = useState(false)
  const origin = target?.origin ?? null

  // Before the browser paints: a launcher from the cache may be ready soon after its frame stands.
  useLayoutEffect(() => {
    if (script === null) return
    let isHandedOver = false
    const onMessage = (event: MessageEvent<unknown>) => {
      const launcher = frame.current?.contentWindow
      if (!launcher || event.source !== launcher) return
      if (origin !== null && event.origin !== origin) return
      const word = readLauncherMessage(event.data)
      if (word === 'error') onError()
      if (word !== 'ready' || isHandedOver) return
      isHandedOver = true
      // The origin of a sandboxed launcher is opaque and can't be named.
      launcher.postMessage(launchMessage(script), origin ?? '*')
      setReady(true)
    }
    window.addEventListener('message', onMessage)
    return () => {
      window.removeEventListener('message', onMessage)
    }
  }, [frame, onError, origin, script])

  return isReady
}
