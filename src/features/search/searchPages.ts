import type { ParseKeys } from 'i18next'
import { gameTypeList } from '@/domain/gameTypes'
import { historyList } from '@/domain/histories'
import { paths, type Path } from '@/domain/paths'
import { comingSoonPages } from '@/domain/comingSoonPages'
import { brand } from '@/lib/pageData'

export interface SearchPage {
  title: ParseKeys
  path: Path
  needsLogin?: true
  /** Hidden from visitors. */
  isAccount?: true
}

const account = { needsLogin: true, isAccount: true } as const

export const searchPages: readonly SearchPage[] = [
  { title: 'title.home', path: paths.home },
  ...gameTypeList.flatMap(({ key, index, preview }): SearchPage[] => [
    { title: `title.${key}`, path: index },
    { title: `title.${key}Preview`, path: preview },
  ]),
  { title: 'title.pragmatic', path: paths.pragmatic },
  { title: 'title.prematch', path: paths.sport, needsLogin: true },
  { title: 'title.live', path: paths.live, needsLogin: true },
  { title: 'title.profile', path: paths.profile, ...account },
  { title: 'title.resetPassword', path: paths.resetPassword, ...account },
  ...historyList.map(({ kind, path }): SearchPage => ({
    title: `title.${kind}History`,
    path,
    ...account,
  })),
  { title: 'title.statement', path: paths.statement, ...account },
  { title: 'title.myGames', path: paths.myGames },
  // Links of the operator to other sites are not pages of the app.
  ...comingSoonPages
    .filter(({ path }) => !(path in brand.ownPages))
    .map(({ key, path }): SearchPage => ({ title: `title.${key}`, path })),
]
