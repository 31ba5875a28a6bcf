import type { GameType } from '@/domain/entities'
import { isFields, toText } from '@/domain/read'
import { perPlayer } from './perPlayer'

/** What a preview was filtered by last; an empty text means none. */
export interface KeptFilter {
  provider: string
  category: string
}

type KeptFilters = Partial<Record<GameType, KeptFilter>>

const LONGEST = 64
const types = [1, 2, 3] as const

function readFilter(data: unknown): KeptFilter | null {
  if (!isFields(data)) return null
  const [provider, category] = [toText(data.provider), toText(data.category)]
  if (provider + category === '' || (provider + category).length > LONGEST) return null
  return { provider, category }
}

/** The filters of each game type on this device; the address stays the state (Decisions 8). */
export const keptFilters = perPlayer<KeptFilters>({
  key: 'gameFilters',
  version: 1,
  defaults: {},
  parse: (data) => {
    if (!isFields(data)) return null
    const found = types.map((type) => [type, readFilter(data[type])] as const)
    return Object.fromEntries(found.filter(([, filter]) => filter !== null))
  },
})

/** Notes what a preview is filtered by. */
export function keepFilter(type: GameType, { provider, category }: KeptFilter): void {
  keptFilters.update((all) => {
    const known = all[type]
    if (known?.provider === provider && known.category === category) return all
    return { ...all, [type]: { provider, category } }
  })
}
