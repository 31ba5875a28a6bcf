import type { ParseKeys } from 'i18next'
import type { IconName } from '@/components/icons'
import { paths, type Path } from '@/domain/paths'

export interface NavLinkItem {
  label: ParseKeys
  path: Path
  icon?: IconName
  needsLogin?: true
  /** The addresses below it belong to it as well. */
  section?: Path
  /** Decisions 26: a link whose click does nothing. */
  isInert?: true
  /** Marked with a red dot. */
  isLive?: true
}

export interface NavGroupItem {
  label: ParseKeys
  icon: IconName
  links: readonly NavLinkItem[]
}

type NavSection = readonly (NavLinkItem | NavGroupItem)[]

const live: NavLinkItem = { label: 'nav.live', path: paths.live, needsLogin: true, isLive: true }

const sport: NavGroupItem = {
  label: 'nav.sport',
  icon: 'ball',
  links: [{ label: 'nav.prematch', path: paths.sport, needsLogin: true }, live],
}

const account: NavGroupItem = {
  label: 'nav.account',
  icon: 'user',
  links: [
    { label: 'nav.profile', path: paths.profile, needsLogin: true },
    { label: 'nav.resetPassword', path: paths.resetPassword, needsLogin: true },
    { label: 'nav.transactionHistory', path: paths.transactionHistory, needsLogin: true },
    { label: 'nav.casinoHistory', path: paths.casinoHistory, needsLogin: true },
    { label: 'nav.sportHistory', path: paths.sportHistory, needsLogin: true },
  ],
}

const play: NavSection = [
  { label: 'nav.home', path: paths.home, icon: 'home' },
  sport,
  { label: 'nav.casino', path: paths.casino, section: paths.casino, icon: 'casino' },
  { label: 'nav.liveCasino', path: paths.liveCasino, section: paths.liveCasino, icon: 'cards' },
  { label: 'nav.pragmatic', path: paths.pragmatic, icon: 'gem' },
  { label: 'nav.virtual', path: paths.virtual, icon: 'virtual' },
]

const more: NavSection = [
  { label: 'nav.streaming', path: paths.streaming, icon: 'stream' },
  { label: 'nav.result', path: paths.result, icon: 'trophy' },
  { label: 'nav.contactUs', path: paths.contactUs, icon: 'mail' },
  { label: 'nav.facebook', path: paths.facebook, icon: 'facebook', isInert: true },
]

/** Spec §2 Sidebar, and the mobile side menu, which has the same without the ACCOUNT group. */
export const visitorNav: readonly NavSection[] = [play, more]
export const playerNav: readonly NavSection[] = [play, [account], more]

/** Spec §2 Mobile layout: the icons on both sides of the menu button. */
export const bottomBar = {
  start: [
    { label: 'nav.sport', path: paths.sport, icon: 'ball', needsLogin: true },
    { ...live, icon: 'live' },
  ],
  end: [
    { label: 'nav.casino', path: paths.casinoPreview, section: paths.casino, icon: 'casino' },
    {
      label: 'nav.liveCasino',
      path: paths.liveCasinoPreview,
      section: paths.liveCasino,
      icon: 'cards',
    },
  ],
} satisfies Record<string, (NavLinkItem & { icon: IconName })[]>

/** Spec §2 Footer. */
export const footerLinks: readonly NavLinkItem[] = [
  { label: 'footer.playResponsibly', path: paths.playResponsibly },
  { label: 'footer.termCondition', path: paths.termCondition },
  { label: 'footer.sportBetRules', path: paths.sportBetRules },
  { label: 'footer.contactUs', path: paths.contactUs },
  { label: 'footer.sportRules', path: paths.sportRules },
]
