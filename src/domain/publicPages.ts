import type { Brand } from './brandShape.ts'
import { comingSoonPages, type ComingSoonKey } from './comingSoonPages.ts'
import type { LanguageCode } from './entities.ts'
import { gameTypeList } from './gameTypes.ts'
import { paths, type Path } from './paths.ts'

type GameKey = 'casino' | 'liveCasino' | 'crash'
/** The lists of games, each with a description. */
export type ListKey = GameKey | `${GameKey}Preview` | 'pragmatic'

export interface PublicPage {
  /** A key under `title` in the translations. */
  key: 'home' | ListKey | ComingSoonKey
  path: Path
}

/** The pages that everybody can find and share: no account, no game, no list of this device. */
export const publicPages: readonly PublicPage[] = [
  { key: 'home', path: paths.home },
  ...gameTypeList.flatMap(({ key, index, preview }): PublicPage[] => [
    { key, path: index },
    { key: `${key}Preview`, path: preview },
  ]),
  { key: 'pragmatic', path: paths.pragmatic },
  ...comingSoonPages,
]

/** The public pages of a brand: all except those that it has on another site. */
export const publicPagesOf = ({ ownPages }: Pick<Brand, 'ownPages'>): PublicPage[] =>
  publicPages.filter(({ path }) => !(path in ownPages))

/** The full address of a page in a language, for visitors without a saved language. */
export const addressOf = (
  site: string,
  path: Path,
  language: LanguageCode,
  { languages }: Pick<Brand, 'languages'>,
): string => `${site}${path}${language === languages[0] ? '' : `?lng=${language}`}`
