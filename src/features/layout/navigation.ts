import type { ParseKeys } from 'i18next'
import type { IconName } from '@/components/icons'
import type { BarKey, MenuKey } from '@/domain/brandShape'
import { paths, type Path } from '@/domain/paths'
import { brand } from '@/lib/pageData'

export interface NavLinkItem {
  label: ParseKeys
  path: Path
  icon?: IconName
  needsLogin?: true
  /** Pages under this path also belong to the link. */
  section?: Path
  /** Decisions 26: a link without a function. */
  isInert?: true
  isLive?: true
}

interface MenuItem extends NavLinkItem {
  icon: IconName
}

export interface NavGroupItem extends MenuItem {
  links: readonly NavLinkItem[]
}

type NavSection = readonly (MenuItem | NavGroupItem)[]

const live: NavLinkItem = { label: 'nav.live', path: paths.live, needsLogin: true, isLive: true }

const sport: NavGroupItem = {
  label: 'nav.sport',
  path: paths.sport,
  needsLogin: true,
  icon: 'ball',
  links: [{ label: 'nav.prematch', path: paths.sport, needsLogin: true }, live],
}

const account: NavGroupItem = {
  label: 'nav.account',
  path: paths.profile,
  needsLogin: true,
  icon: 'user',
  links: [
    { label: 'nav.resetPassword', path: paths.resetPassword, needsLogin: true },
    { label: 'nav.transactionHistory', path: paths.transactionHistory, needsLogin: true },
    { label: 'nav.casinoHistory', path: paths.casinoHistory, needsLogin: true },
    { label: 'nav.sportHistory', path: paths.sportHistory, needsLogin: true },
  ],
}

const menu: Record<MenuKey, NavSection[number]> = {
  home: { label: 'nav.home', path: paths.home, icon: 'home' },
  sport,
  casino: { label: 'nav.casino', path: paths.casino, section: paths.casino, icon: 'casino' },
  liveCasino: {
    label: 'nav.liveCasino',
    path: paths.liveCasino,
    section: paths.liveCasino,
    icon: 'cards',
  },
  pragmatic: { label: 'nav.pragmatic', path: paths.pragmatic, icon: 'gem' },
  virtual: { label: 'nav.virtual', path: paths.virtual, icon: 'virtual' },
  account,
  streaming: { label: 'nav.streaming', path: paths.streaming, icon: 'stream' },
  result: { label: 'nav.result', path: paths.result, icon: 'trophy' },
  contactUs: { label: 'nav.contactUs', path: paths.contactUs, icon: 'mail' },
  facebook: {
    label: 'nav.facebook',
    path: paths.facebook,
    icon: 'facebook',
    ...(!brand.ownPages[paths.facebook] && { isInert: true }),
  },
}

export const playerNav: readonly NavSection[] = brand.menu.map((keys) =>
  keys.map((key) => menu[key]),
)
/** Without the ACCOUNT group; also the mobile side menu. */
export const visitorNav = playerNav
  .map((section) => section.filter((entry) => entry !== account))
  .filter((section) => section.length > 0)

const bar: Record<BarKey, MenuItem> = {
  sport: { label: 'nav.sport', path: paths.sport, icon: 'ball', needsLogin: true },
  live: { ...live, icon: 'live' },
  casino: { label: 'nav.casino', path: paths.casinoPreview, section: paths.casino, icon: 'casino' },
  liveCasino: {
    label: 'nav.liveCasino',
    path: paths.liveCasinoPreview,
    section: paths.liveCasino,
    icon: 'cards',
  },
}

export const bottomBar: Record<'start' | 'end', MenuItem[]> = {
  start: brand.bottomBar.start.map((key) => bar[key]),
  end: brand.bottomBar.end.map((key) => bar[key]),
}

export const footerLinks: readonly NavLinkItem[] = [
  { label: 'footer.playResponsibly', path: paths.playResponsibly },
  { label: 'footer.termCondition', path: paths.termCondition },
  { label: 'footer.sportBetRules', path: paths.sportBetRules },
  { label: 'footer.contactUs', path: paths.contactUs },
  { label: 'footer.sportRules', path: paths.sportRules },
]
