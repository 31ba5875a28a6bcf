import { randomUUID } from 'node:crypto'
import type { Id, LanguageCode } from '../../../src/domain/entities.ts'
import { gameOf } from '../../catalogue/games.ts'
import type { Cashier, LaunchSession, Minor, Player, SportSession } from '../types.ts'
import { playedBy, type WorldState } from './state.ts'

function check(amount: Minor): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`No money: ${amount}`)
}

/** Changes balances and writes their rows; nothing else changes a balance. */
function bookkeeping(state: WorldState) {
  const nextEvent = (): string => `E-${++state.lastEvent}`

  /** Players of the world before a reset are unknown. */
  const move = (player: Player, by: Minor, write: (before: Minor) => void): void => {
    if (!state.players.includes(player)) return
    const before = player.balance
    player.balance += by
    write(before)
    state.changed()
  }

  const casino = (
    session: LaunchSession,
    event: string,
    direction: 'bet' | 'win',
    amount: Minor,
  ) => {
    const { player, game } = session
    move(player, direction === 'win' ? amount : -amount, () => {
      const num = String(++state.lastRow)
      const row = { at: state.now(), num, event, game: game.name, direction, amount }
      playedBy(state, player).casino.push(row)
    })
  }

  const sport = (player: Player, event: string, direction: 'bet' | 'win', amount: Minor) => {
    move(player, direction === 'win' ? amount : -amount, (before) => {
      playedBy(state, player).sport.push({ at: state.now(), event, direction, amount, before })
    })
  }

  return { nextEvent, casino, sport }
}

function openings(state: WorldState) {
  return {
    /** Spec §7 `/StartGame`: null if the provider has no such game. */
    openGame(token: string, gameId: Id, provider: Id, lang: LanguageCode): LaunchSession | null {
      const player = state.logins.get(token)
      const game = gameOf(gameId)
      if (!player || !game || String(game.provider_id) !== String(provider)) return null
      const session = { id: randomUUID(), player, game, lang, token }
      state.launches.set(session.id, session)
      return session
    },

    /** Spec §7 `/sport`. */
    openSport(token: string, lang: LanguageCode): SportSession | null {
      const player = state.logins.get(token)
      if (!player) return null
      const session = { id: randomUUID(), player, lang, token }
      state.sports.set(session.id, session)
      return session
    },
  }
}

/** The functions for the playable pages, and the start of their sessions. */
export function cashierVerbs(state: WorldState): Cashier & ReturnType<typeof openings> {
  const { nextEvent, casino, sport } = bookkeeping(state)

  return {
    now: () => state.now(),
    random: () => state.random(),
    launch: (sessionId) => state.launches.get(sessionId) ?? null,
    sport: (sessionId) => state.sports.get(sessionId) ?? null,

    stakeRound(session, amount) {
      check(amount)
      if (session.player.balance < amount) return null
      const eventId = nextEvent()
      casino(session, eventId, 'bet', amount)
      return { eventId }
    },

    payRound(session, eventId, amount) {
      check(amount)
      if (amount > 0) casino(session, eventId, 'win', amount)
    },

    stakeBet(session, amount) {
      check(amount)
      if (session.player.balance < amount) return null
      const eventId = nextEvent()
      sport(session.player, eventId, 'bet', amount)
      return { eventId }
    },

    payBet(player, eventId, amount) {
      check(amount)
      if (amount > 0) sport(player, eventId, 'win', amount)
    },

    ...openings(state),
  }
}
