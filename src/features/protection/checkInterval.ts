import { checkMinutes, type CheckMinutes } from '@/domain/protection'
import { persisted, usePersisted, type Stored } from '@/device/persisted'
import { protection } from '@/lib/pageData'

/** In minutes; null until the player has chosen. */
export const checkInterval = persisted<CheckMinutes | null>({
  key: 'checkInterval',
  version: 1,
  defaults: null,
  parse: (data) => checkMinutes.find((minutes) => minutes === data) ?? null,
})

/** The player's interval if the brand offers it, else the brand's default. */
export function useCheckInterval(): Stored<CheckMinutes> {
  const { value, problem } = usePersisted(checkInterval)
  const offered = protection.checkMinutes.find((minutes) => minutes === value)
  return { value: offered ?? protection.checkDefault, problem }
}
