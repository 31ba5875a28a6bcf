import type { IconName } from '@/components/icons'
import { paths, type Path } from '@/domain/paths'

interface AccountLink {
  key: 'resetPassword' | 'transactionHistory' | 'casinoHistory' | 'sportHistory' | 'statement'
  path: Path
  icon: IconName
}

export const accountLinks: readonly AccountLink[] = [
  { key: 'resetPassword', path: paths.resetPassword, icon: 'lock' },
  { key: 'transactionHistory', path: paths.transactionHistory, icon: 'swap' },
  { key: 'casinoHistory', path: paths.casinoHistory, icon: 'casino' },
  { key: 'sportHistory', path: paths.sportHistory, icon: 'ball' },
  { key: 'statement', path: paths.statement, icon: 'calendar' },
]
