import { perPlayer } from './perPlayer'

const MAX_ITEMS = 6
const MAX_LENGTH = 64

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export const recentSearches = perPlayer<readonly string[]>({
  key: 'recentSearches',
  version: 1,
  defaults: [],
  parse: (data) =>
    Array.isArray(data)
      ? data
          .filter(isText)
          .map((text) => text.slice(0, MAX_LENGTH))
          .filter((text, at, all) => all.findIndex((other) => isSame(other, text)) === at)
          .slice(0, MAX_ITEMS)
      : null,
})

export function addRecentSearch(text: string): void {
  const noted = text.trim().slice(0, MAX_LENGTH)
  if (noted === '') return
  recentSearches.update((others) =>
    [noted, ...others.filter((other) => !isSame(other, noted))].slice(0, MAX_ITEMS),
  )
}

export function eraseSearches(): void {
  recentSearches.update(() => [])
}
