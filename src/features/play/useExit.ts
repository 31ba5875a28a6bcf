import type { RefObject } from 'react'
import { isFields } from '@/domain/read'
import type { FrameTarget } from './frameTarget'
import { useListener } from '@/lib/dom/useListener'
import { settings } from '@/lib/pageData'

function isInside(source: MessageEventSource | null, frame: Window): boolean {
  let at = source as Window | null
  while (at && at !== frame && at.parent !== at) at = at.parent
  return at === frame
}

const typeOf = (data: unknown) => (isFields(data) ? data.type : data)

/** Decisions 54: the app's exit page or the brand's message ends a game; a sandboxed page has no origin. */
export function useExit(
  frame: RefObject<HTMLIFrameElement | null>,
  target: FrameTarget | null,
  onExit: () => void,
): void {
  const own = target?.origin === null ? 'null' : window.location.origin
  useListener(window, 'message', ({ source, origin, data }) => {
    const partner = frame.current?.contentWindow
    if (!partner || !isInside(source, partner)) return
    const { exitMessage } = settings
    const type = typeOf(data)
    const isOwn = type === 'game:exit' && origin === own
    const isTheirs = type === exitMessage?.type && origin === exitMessage?.origin
    if (isOwn || isTheirs) onExit()
  })
}
