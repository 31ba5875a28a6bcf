import { LIST_FRESH_MS } from '@/domain/constants'

export interface Loaded {
  at: number
  lang: string
}

/** Spec §4: pending, then fulfilled or rejected; always written together. */
export interface AsyncFlags {
  isFetching: boolean
  isSuccess: boolean
  isError: boolean
  errorMessage: string
  /** The current load; responses to any other load change nothing. */
  requestId: string | null
  loaded: Loaded | null
}

export const idle: AsyncFlags = {
  isFetching: false,
  isSuccess: false,
  isError: false,
  errorMessage: '',
  requestId: null,
  loaded: null,
}

/** Decisions 20: older than five minutes, in another language, or from the future (a clock set back). */
export function isStale({ loaded }: AsyncFlags, now: Loaded): boolean {
  if (loaded?.lang !== now.lang) return true
  const age = now.at - loaded.at
  return age < 0 || age > LIST_FRESH_MS
}

/** Whether there has been a response, and the failure if not. */
export function loadState(flags: AsyncFlags | undefined) {
  const hasAnswer = flags !== undefined && flags.loaded !== null
  return { hasAnswer, failure: !hasAnswer && flags?.isError ? flags.errorMessage : null }
}
