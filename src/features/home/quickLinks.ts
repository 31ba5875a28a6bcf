import type { IconName } from '@/components/icons'
import type { IconArchTone } from '@/components/IconArch'
import { paths, type Path } from '@/domain/paths'

interface QuickLink {
  key: 'prematch' | 'live' | 'casino' | 'liveCasino' | 'pragmatic'
  to: Path
  icon: IconName
  tone: IconArchTone
  needsLogin?: true
}

export const quickLinks: readonly QuickLink[] = [
  { key: 'prematch', to: paths.sport, icon: 'calendar', tone: 'saffron', needsLogin: true },
  { key: 'live', to: paths.live, icon: 'live', tone: 'ruby', needsLogin: true },
  { key: 'casino', to: paths.casino, icon: 'casino', tone: 'azure' },
  { key: 'liveCasino', to: paths.liveCasino, icon: 'cards', tone: 'glaze' },
  { key: 'pragmatic', to: paths.pragmatic, icon: 'gem', tone: 'gold' },
]
