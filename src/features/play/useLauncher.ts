import { useLayoutEffect, useState, type RefObject } from 'react'
import type { FrameTarget } from './frameTarget'
import { launchMessage, readLauncherMessage } from './launcherMessage'

/** Decisions 13: sends the script when the page is ready; only the first "ready" of the frame counts. */
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
    let isSent = false
    const onMessage = (event: MessageEvent<unknown>) => {
      const launcher = frame.current?.contentWindow
      if (!launcher || event.source !== launcher) return
      if (origin !== null && event.origin !== origin) return
      const message = readLauncherMessage(event.data)
      if (message === 'error') onError()
      if (message !== 'ready' || isSent) return
      isSent = true
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
