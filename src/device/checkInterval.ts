import { checkMinutes, DEFAULT_CHECK_MINUTES, type CheckMinutes } from '@/domain/protection'
import { persisted } from './persisted'

/** Quality H3: how often the player wants the time check, in minutes. */
export const checkInterval = persisted<CheckMinutes>({
  key: 'checkInterval',
  version: 1,
  defaults: DEFAULT_CHECK_MINUTES,
  parse: (data) => checkMinutes.find((minutes) => minutes === data) ?? null,
})
