import { isFields } from '@/domain/read'
import { persisted, type Persisted } from './persisted'

type Times = Readonly<Partial<Record<string, number>>>

/**
 * A store of times, in ms, that say which messages an account was shown. The keys are fingerprints, because
 * the store outlives the session.
 */
export const noticeTimes = (key: string): Persisted<Times> =>
  persisted<Times>({
    key,
    version: 1,
    defaults: {},
    parse: (data) =>
      isFields(data) && Object.values(data).every(Number.isFinite)
        ? (data as Record<string, number>)
        : null,
  })
