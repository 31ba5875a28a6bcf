import type { Game, GameType, Id, LanguageCode } from '../../src/domain/entities.ts'

/** Money inside the demo backend: whole minor units of the player's currency (millimes, cents). */
export type Minor = number

export interface Player {
  id: string
  username: string
  password: string
  currency: string
  /** Minor units in one unit of the currency: 1000 for TND, 100 for EUR. */
  unit: number
  balance: Minor
}

/** One opening of a game: the game knows only its id, and it ends with the login. */
export interface LaunchSession {
  id: string
  player: Player
  game: Game
  lang: LanguageCode
}

/** One opening of the sportsbook. */
export interface SportSession {
  id: string
  player: Player
  lang: LanguageCode
}

/** The functions for the pages under `/demo`; they enforce all money rules. */
export interface Cashier {
  /** Milliseconds since 1970: now in the demo, fixed in tests. */
  now(): number
  /** In [0, 1), from the world's seed. */
  random(): number
  /** Null if unknown or ended. */
  launch(sessionId: string): LaunchSession | null
  /** Takes the stake and writes a `bet` row of the casino history; null if the balance is too low. */
  stakeRound(session: LaunchSession, amount: Minor): { eventId: string } | null
  /** Pays a win above zero and writes a `win` row. */
  payRound(session: LaunchSession, eventId: string, amount: Minor): void
  sport(sessionId: string): SportSession | null
  /** Takes the stake and writes a `bet` row of the sport history; null if the balance is too low. */
  stakeBet(session: SportSession, amount: Minor): { eventId: string } | null
  /** Pays a win above zero and writes a `win` row; also after the session has ended. */
  payBet(player: Player, eventId: string, amount: Minor): void
}

export type DemoGameKind = 'slot' | 'roulette' | 'crash'

/** The playable page for each type of game. */
export const demoGameOf: Record<GameType, DemoGameKind> = { 1: 'slot', 2: 'roulette', 3: 'crash' }

/** Every seventh game of the catalogue launches as script text (`isFrame: false`). */
export const launchesAsScript = (gameId: Id): boolean => Number(gameId) % 7 === 0
