import { useState } from 'react'
import { useListener } from '@/lib/dom/useListener'

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/** Whether the app's own policy has blocked the frame; a blocked frame also fires `load`. */
export function useBlockedFrame(address: string | null): boolean {
  const [isBlocked, setBlocked] = useState(false)
  const origin = address && originOf(address)

  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && originOf(blockedURI) === origin) setBlocked(true)
  }
  useListener(document, 'securitypolicyviolation', onViolation, origin !== null)

  return isBlocked
}
