import type { GameType } from '@/domain/entities'
import { isFields, toText } from '@/domain/read'
import { perPlayer } from '@/device/perPlayer'

/** An empty text means no filter. */
export interface SavedFilter {
  provider: string
  category: string
}

type SavedFilters = Partial<Record<GameType, SavedFilter>>

const MAX_LENGTH = 64
const types = [1, 2, 3] as const

function readFilter(data: unknown): SavedFilter | null {
  if (!isFields(data)) return null
  const [provider, category] = [toText(data.provider), toText(data.category)]
  if (provider + category === '' || (provider + category).length > MAX_LENGTH) return null
  return { provider, category }
}

export const savedFilters = perPlayer<SavedFilters>({
  key: 'gameFilters',
  version: 1,
  defaults: {},
  parse: (data) => {
    if (!isFields(data)) return null
    const found = types.map((type) => [type, readFilter(data[type])] as const)
    return Object.fromEntries(found.filter(([, filter]) => filter !== null))
  },
})

export function saveFilter(type: GameType, { provider, category }: SavedFilter): void {
  savedFilters.update((all) => {
    const known = all[type]
    if (known?.provider === provider && known.category === category) return all
    return { ...all, [type]: { provider, category } }
  })
}
