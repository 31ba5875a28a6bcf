import type { GameType, Id, LanguageCode } from './entities.ts'
import { paths } from './paths.ts'
import type { BrandLink, Protection } from './protection.ts'

/** The possible entries of the main menu (Spec §2 Sidebar); `account` shows only to players. */
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

export const barKeys = ['sport', 'live', 'casino', 'liveCasino'] as const
export type BarKey = (typeof barKeys)[number]

/** Pages that an operator may replace. */
export const ownPagePaths = [
  paths.facebook,
  paths.termCondition,
  paths.sportBetRules,
  paths.sportRules,
  paths.contactUs,
] as const
type OwnPagePath = (typeof ownPagePaths)[number]

/** A row of the home page (Spec §2): the games of a type, of one provider or all. */
interface HomeRow {
  type: GameType
  size: number
  provider?: Id
  title?: Readonly<Partial<Record<LanguageCode, string>>>
}

/** The operator's choices (Decisions 1); operator/brand/schema.ts has the allowed values. */
export interface Brand {
  name: string
  logo: string
  /** In the order offered; the first one is the default. */
  languages: readonly LanguageCode[]
  menu: readonly (readonly MenuKey[])[]
  bottomBar: Readonly<Record<'start' | 'end', readonly BarKey[]>>
  /** The providers of the Pragmatic section and of the live casino's home row. */
  providers: Readonly<Record<'pragmatic' | 'live', Id>>
  homeRows: readonly HomeRow[]
  pageSizes: {
    games: Readonly<Record<'desktop' | 'mobile', number>>
    /** The number of providers per page of the casino pages, and of games in each row. */
    providers: number
    providerRow: Readonly<Record<GameType, number>>
  }
  /** Whether names of winners are masked (Decisions 17); else they show as the server sent them. */
  maskWinners?: boolean
  /** Switches for safer play; each has a default (`protection.ts`). */
  protection?: Partial<Protection>
  /** The operator's own pages: licence, limits, complaints. */
  operatorLinks: readonly BrandLink[]
  /** The operator's URLs that replace pages of the app: rules, social media. */
  ownPages: Readonly<Partial<Record<OwnPagePath, string>>>
}

/** The addresses that the app uses (Decisions 3, 39). */
export interface Environment {
  /** The backend's base path, or its full address. */
  apiUrl: string
  /** The sport frame's address with placeholders; empty: there is no sportsbook. */
  sportUrl: string
  sportPartner: string
  /** The page that runs games delivered as script text. */
  launchUrl: string
  /** Where field measurements are sent; empty: nowhere. */
  reportUrl: string
  /** The site's public origin, such as `https://casino.example`, for search engines and link previews. */
  site?: string
  /** Origins that the page's policy allows, such as `https://*.games.example`; `https:` allows all. */
  hosts: Readonly<Record<'games' | 'pictures', readonly string[]>> & {
    /** The origins whose games and sportsbook also get dialogs, downloads, popups and more (Decisions 13). */
    readonly trusted?: readonly string[]
  }
  /** The message that closes a game, as `{ type }` or as text, and its sender's origin (Decisions 54). */
  exitMessage?: Readonly<Record<'type' | 'origin', string>>
}

/** The data block of index.html (Decisions 39). */
export interface PageData {
  brand: Brand
  settings: Environment
}

/** Values that replace tokens of `styles/tokens.css`, by name without the dashes. */
export type BrandColours = Readonly<Record<string, string>>

/** Texts that replace the product's texts, by language and dotted key. */
export type BrandWords = Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>

/** A file of `brands/`; `brands/brand.schema.json` describes it for editors. */
export interface BrandFile extends Brand {
  $schema?: string
  colours?: BrandColours
  words?: BrandWords
  environment: Partial<Environment> & Pick<Environment, 'hosts'>
}
