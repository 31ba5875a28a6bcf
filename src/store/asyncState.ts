import { LIST_FRESH_MS } from '@/domain/constants'

/** When and in which language the data on hand was loaded. */
export interface Loaded {
  at: number
  lang: string
}

/** Spec §4: pending, then fulfilled or rejected; written together, never one by one. */
export interface AsyncFlags {
  isFetching: boolean
  isSuccess: boolean
  isError: boolean
  errorMessage: string
  /** The load under way; an answer to any other load changes nothing. */
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

/**
 * Decisions 20: data older than five minutes or in another language is refreshed silently; so is what
 * seems to come from the future, since the device's clock was set back (R4).
 */
export function isStale({ loaded }: AsyncFlags, now: Loaded): boolean {
  if (loaded?.lang !== now.lang) return true
  const age = now.at - loaded.at
  return age < 0 || age > LIST_FRESH_MS
}

/** What a part of the page shows of a load: whether there has been an answer, and if not, why. */
export function loadState(flags: AsyncFlags | undefined) {
  const hasAnswer = flags !== undefined && flags.loaded !== null
  return { hasAnswer, failure: !hasAnswer && flags?.isError ? flags.errorMessage : null }
}
