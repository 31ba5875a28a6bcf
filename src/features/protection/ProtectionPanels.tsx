import { useSyncExternalStore } from 'react'
import { minutesRemaining } from '@/device/protection/playTime'
import { onProtection } from '@/device/protection/protection'
import { useAppSelector } from '@/store/hooks'
import { selectConfirmedAccount } from '@/store/ui/playGate'
import { CheckPanel } from './CheckPanel'
import { LimitsPanel } from './LimitsPanel'
import { PausePanel } from './PausePanel'

/** Reached limits come first, because a refused start opens this page. */
export function ProtectionPanels() {
  const account = useAppSelector(selectConfirmedAccount)
  const isReached = useSyncExternalStore(onProtection, () => minutesRemaining(account) > 0)
  const pause = <PausePanel key="pause" />
  const limits = <LimitsPanel key="limits" account={account} isReached={isReached} />
  const check = <CheckPanel key="check" />
  return isReached ? [limits, pause, check] : [pause, limits, check]
}
