import { useLayoutEffect, useState, type RefObject } from 'react'
import type { FrameTarget } from '@/lib/dom/frameTarget'
import { launchMessage, readLauncherMessage } from './launcherMessage'

/**
 * Decisions 13: sends the script text to the launcher page when that page is ready; true from then on. It
 * listens only to the frame's own window and only to its first "ready".
 */
export function useLauncher(
  frame: RefObject<HTMLIFrameElement | null>,
  target: FrameTarget | null,
  script: string | null,
  onError: () => void,
): boolean {
  const [isReady, setReady] = useState(false)
  const origin = target?.origin ?? null

  // A layout effect, because a cached launcher may be ready right after its frame is mounted.
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
      // A sandboxed launcher has an opaque origin, which cannot be a target.
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
