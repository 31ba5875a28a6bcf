/** Spec §3: canonical shapes in the wire's spelling; `api/normalise.ts` makes them from every variant. */

/** An id as the server sent it: returned unchanged, and compared as text. */
export type Id = string | number

/** 1 slots, 2 live casino, 3 crash (Spec §9). */
export type GameType = 1 | 2 | 3

export type LanguageCode = 'fr' | 'en' | 'ar'

export interface Language {
  id: number
  lang: string
  pref: LanguageCode
  img: string
  dir: 'ltr' | 'rtl'
}

export interface User {
  username: string
  id: string
  /** Decimal text, never a float (Spec §3); null if unreadable. */
  balance: string | null
  currency: string
}

export interface Game {
  image: string
  name: string
  game_id: Id
  provider_id: Id
  provider_name: string
  type: GameType
}

export interface Category {
  id: Id
  name: string
}

export interface Provider {
  id: Id
  Alias: string
  Image: string
}

/** A row of `/users`, the casino list (Decisions 10). */
export interface Casino {
  id: Id
  name: string
  image: string
}

/** How to start a game: a URL for a frame, or script text for the launcher page. */
export interface GameLaunch {
  url: string
  isFrame: boolean
}

export interface TopWin {
  user: string
  provider: string
  amount: string | null
  currency: string
}

/** Of a bet or win, whose table has no such column; one that was cancelled has moved no money. */
interface Move {
  status?: string
}

export interface CasinoHistoryRow extends Move {
  game_date: string
  num_id: string
  event_id: string
  game_name: string
  direction: string
  amount: string | null
}

export interface SportHistoryRow extends Move {
  game_date: string
  event_id: string
  balance_before: string | null
  amount: string | null
  balance_after: string | null
  direction: string
}

export interface TransactionRow {
  transaction_date: string
  num_id: string
  balance_before: string | null
  status: string
  amount: string | null
}

export interface SportEvent {
  id: string
  name: string
  league: string
  start: string
  isLive: boolean
}

export interface BannerSlide {
  url: string
  isMobile: boolean
  title: string
}

export interface HistoryQuery {
  /** ISO dates with time. */
  fromDate: string
  toDate: string
  /** Counts from 1. */
  pageIndex: number
  pageSize: number
  filter?: string
}

export interface GameQuery {
  /** Counts from 1. */
  page_index: number
  page_size: number
  type: GameType
  cat_id?: Id
  pro_id?: Id
  game_name?: string
}

export interface Credentials {
  username: string
  password: string
}

export interface PasswordChange {
  oldPassword: string
  newPassword: string
  repeatPassword: string
}

/** The server's pagination data: only its numbers, under their original names (Spec §3). */
export type PaginationInfo = Readonly<Record<string, number | string>>
