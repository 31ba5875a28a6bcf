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

/** One opening of a game: its id is all that the game knows, and it dies with the login. */
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

/** What the pages under `/demo` ask of the world; all money rules stand behind it. */
export interface Cashier {
  /** Milliseconds since 1970: now in the demo, fixed in tests. */
  now(): number
  /** In [0, 1), from the world's seed. */
  random(): number
  /** Null when unknown or ended. */
  launch(sessionId: string): LaunchSession | null
  /** Takes the stake and writes a `bet` row of the casino history; null when the balance is short. */
  stakeRound(session: LaunchSession, amount: Minor): { eventId: string } | null
  /** Pays a win above zero and writes a `win` row. */
  payRound(session: LaunchSession, eventId: string, amount: Minor): void
  sport(sessionId: string): SportSession | null
  /** Takes the stake and writes a `bet` row of the sport history; null when the balance is short. */
  stakeBet(session: SportSession, amount: Minor): { eventId: string } | null
  /** Pays a win above zero and writes a `win` row; works after the session has ended too. */
  payBet(player: Player, eventId: string, amount: Minor): void
}

export type DemoGameKind = 'slot' | 'roulette' | 'crash'

/** Which playable page stands for a game of the catalogue. */
export const demoGameOf: Record<GameType, DemoGameKind> = { 1: 'slot', 2: 'roulette', 3: 'crash' }

/** Every seventh game of the catalogue launches as script text (`isFrame: false`). */
export const launchesAsScript = (gameId: Id): boolean => Number(gameId) % 7 === 0
