import type { IconName } from '@/components/icons'
import { paths, type Path } from '@/domain/paths'

interface AccountLink {
  key: 'resetPassword' | 'transactionHistory' | 'casinoHistory' | 'sportHistory'
  path: Path
  icon: IconName
}

/** Spec §2 Profile: the four links. */
export const accountLinks: readonly AccountLink[] = [
  { key: 'resetPassword', path: paths.resetPassword, icon: 'lock' },
  { key: 'transactionHistory', path: paths.transactionHistory, icon: 'swap' },
  { key: 'casinoHistory', path: paths.casinoHistory, icon: 'casino' },
  { key: 'sportHistory', path: paths.sportHistory, icon: 'ball' },
]
