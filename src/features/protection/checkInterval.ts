import { protection } from '@/domain/brand'
import { checkMinutes, type CheckMinutes } from '@/domain/protection'
import { persisted, usePersisted, type Stored } from '@/device/persisted'

/** The interval of the time check that the player has chosen, in minutes; null until then. */
export const checkInterval = persisted<CheckMinutes | null>({
  key: 'checkInterval',
  version: 1,
  defaults: null,
  parse: (data) => checkMinutes.find((minutes) => minutes === data) ?? null,
})

/** The interval that applies: the player's if the brand offers it, else the brand's default. */
export function useCheckInterval(): Stored<CheckMinutes> {
  const { value, problem } = usePersisted(checkInterval)
  const offered = protection.checkMinutes.find((minutes) => minutes === value)
  return { value: offered ?? protection.checkDefault, problem }
}
