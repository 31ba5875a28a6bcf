import { checkMinutes, DEFAULT_CHECK_MINUTES, type CheckMinutes } from '@/domain/protection'
import { persisted } from './persisted'

/** Quality H3: the interval of the time check that the player has chosen, in minutes. */
export const checkInterval = persisted<CheckMinutes>({
  key: 'checkInterval',
  version: 1,
  defaults: DEFAULT_CHECK_MINUTES,
  parse: (data) => checkMinutes.find((minutes) => minutes === data) ?? null,
})
