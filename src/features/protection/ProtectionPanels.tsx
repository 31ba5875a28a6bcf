import { CheckPanel } from './CheckPanel'
import { LimitsPanel } from './LimitsPanel'
import { PausePanel } from './PausePanel'
import { useLimitStates } from './useLimitStates'

/**
 * Quality H5, H12: pause, limits and time check. The limits come first while one is reached, because a
 * refused start opens this page.
 */
export function ProtectionPanels() {
  const { states, isUnsaved } = useLimitStates()
  const isReached = states.some(({ remaining }) => remaining > 0)
  const pause = <PausePanel key="pause" />
  const limits = <LimitsPanel key="limits" states={states} isUnsaved={isUnsaved} />
  const check = <CheckPanel key="check" />
  return isReached ? [limits, pause, check] : [pause, limits, check]
}
