import { persisted } from '@/lib/persisted'
import { fold } from './fold'

const MOST = 6
const LONGEST = 64

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** What was searched for on this device, the newest first. */
export const recentSearches = persisted<readonly string[]>({
  key: 'recentSearches',
  version: 1,
  defaults: [],
  parse: (data) =>
    Array.isArray(data)
      ? data
          .filter(isText)
          .map((text) => text.slice(0, LONGEST))
          .slice(0, MOST)
      : null,
})

/** Notes a search that led somewhere. */
export function noteSearch(text: string): void {
  const noted = text.trim().slice(0, LONGEST)
  if (noted === '') return
  void recentSearches.update((others) =>
    [noted, ...others.filter((other) => fold(other) !== fold(noted))].slice(0, MOST),
  )
}

export function eraseSearches(): void {
  void recentSearches.update(() => [])
}
