import { useState } from 'react'
import type { FrameTarget } from '@/lib/dom/frameTarget'
import { useListener } from '@/lib/dom/useListener'

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/** Whether the app's own policy has blocked the frame; a blocked frame also fires `load`. */
export function useBlockedFrame(target: FrameTarget | null): boolean {
  const [isBlocked, setBlocked] = useState(false)
  const origin = target && originOf(target.src)

  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && originOf(blockedURI) === origin) setBlocked(true)
  }
  useListener(document, 'securitypolicyviolation', onViolation, origin !== null)

  return isBlocked
}
