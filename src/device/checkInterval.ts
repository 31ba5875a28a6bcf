import { marketRule } from '@/domain/market'
import { checkMinutes, DEFAULT_CHECK_MINUTES, type CheckMinutes } from '@/domain/protection'
import { persisted, usePersisted, type Stored } from './persisted'

/** Quality H3: the interval of the time check that the player has chosen, in minutes. */
export const checkInterval = persisted<CheckMinutes>({
  key: 'checkInterval',
  version: 1,
  defaults: DEFAULT_CHECK_MINUTES,
  parse: (data) => checkMinutes.find((minutes) => minutes === data) ?? null,
})

/** Quality H13: the choices of the interval in the brand's market. */
export const checkChoices = (): CheckMinutes[] =>
  checkMinutes.filter((minutes) => minutes <= marketRule('longestCheck'))

/** The interval that applies: never longer than the market allows. */
export function useCheckInterval(): Stored<CheckMinutes> {
  const { value, problem } = usePersisted(checkInterval)
  const longest = marketRule('longestCheck')
  return { value: value > longest ? longest : value, problem }
}
