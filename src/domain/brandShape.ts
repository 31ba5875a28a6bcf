import type { GameType, Id, LanguageCode } from './entities.ts'
import { paths } from './paths.ts'

export interface BrandLink {
  /** As written to the player: a name of an organisation is not translated. */
  label: string
  href: string
}

export interface HelpLine extends BrandLink {
  /** A telephone number, when the organisation has one. */
  phone?: string
}

/** What the main menu can hold (Spec §2 Sidebar); `account` shows to players only. */
export const menuKeys = [
  'home',
  'sport',
  'casino',
  'liveCasino',
  'pragmatic',
  'virtual',
  'account',
  'streaming',
  'result',
  'contactUs',
  'facebook',
] as const
export type MenuKey = (typeof menuKeys)[number]

/** What the mobile bottom bar can hold beside its menu button. */
export const barKeys = ['sport', 'live', 'casino', 'liveCasino'] as const
export type BarKey = (typeof barKeys)[number]

/** Pages of the app that an operator may have elsewhere. */
export const ownPagePaths = [
  paths.facebook,
  paths.termCondition,
  paths.sportBetRules,
  paths.sportRules,
  paths.contactUs,
] as const
type OwnPagePath = (typeof ownPagePaths)[number]

/** A row of the home page (Spec §2): the games of a type, of one provider or of all. */
interface HomeRow {
  type: GameType
  size: number
  provider?: Id
}

/** What an operator chooses (Decisions 1) and the app reads; `brandRules.ts` says what may stand. */
export interface Brand {
  name: string
  logo: string
  /** Offered in this order; the first one is the default. */
  languages: readonly LanguageCode[]
  /** The main menu's sections, each with its links in order. */
  menu: readonly (readonly MenuKey[])[]
  bottomBar: Readonly<Record<'start' | 'end', readonly BarKey[]>>
  /** `pragmatic` fills the Pragmatic section, `live` the home row of live casino. */
  providers: Readonly<Record<'pragmatic' | 'live', Id>>
  homeRows: readonly HomeRow[]
  pageSizes: {
    games: Readonly<Record<'desktop' | 'mobile', number>>
    /** Providers for each turn of the casino pages, and games in the row of each. */
    providers: number
    providerRow: Readonly<Record<GameType, number>>
  }
  /** Whether names of winners are masked (Decisions 17); false shows them as the server sent them. */
  maskWinners: boolean
  /** Organisations that help players; shown in turn. None are invented: the operator names them. */
  helpLines: readonly HelpLine[]
  /** The operator's own pages: licence, limits, complaints. */
  operatorLinks: readonly BrandLink[]
  /** Addresses that stand in for pages of the app: rules, social media. */
  ownPages: Readonly<Partial<Record<OwnPagePath, string>>>
}

/** What takes the place of tokens of `styles/tokens.css`, by name without the dashes. */
export type BrandColours = Readonly<Record<string, string>>
