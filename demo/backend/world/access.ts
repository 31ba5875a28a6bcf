import { randomUUID } from 'node:crypto'
import type { Credentials, PasswordChange, User } from '../../../src/domain/entities.ts'
import { toDecimal } from '../money.ts'
import type { Player } from '../types.ts'
import type { WorldState } from './state.ts'

export type PasswordAnswer = 'changed' | 'missing' | 'mismatch' | 'wrong'

/** Spec §3 User, in the format of the response. */
export const toUser = ({ id, username, balance, unit, currency }: Player): User => ({
  username,
  id,
  balance: toDecimal(balance, unit),
  currency,
})

/** Spec §6: logins and passwords. A player may have several logins at once. */
export function accessVerbs(state: WorldState) {
  const endLogin = (token: string): void => {
    state.logins.delete(token)
    for (const sessions of [state.launches, state.sports]) {
      for (const [id, session] of sessions) if (session.token === token) sessions.delete(id)
    }
  }

  return {
    /** Null if username or password is wrong. */
    login(username: Credentials['username'], password: Credentials['password']) {
      const player = state.players.find((each) => each.username === username)
      if (player?.password !== password) return null
      const token = randomUUID()
      state.logins.set(token, player)
      state.changed()
      return { user: toUser(player), token }
    },

    userOf: (token: string): Player | null => state.logins.get(token) ?? null,

    /** Ends one login and the games and sportsbooks opened with it. */
    logout(token: string): void {
      endLogin(token)
      state.changed()
    },

    /** Spec §5; a change ends every login of the player. */
    changePassword(player: Player, change: PasswordChange): PasswordAnswer {
      const { oldPassword, newPassword, repeatPassword } = change
      if (!oldPassword || !newPassword || !repeatPassword) return 'missing'
      if (newPassword !== repeatPassword) return 'mismatch'
      if (oldPassword !== player.password) return 'wrong'
      player.password = newPassword
      for (const [token, owner] of state.logins) if (owner === player) endLogin(token)
      state.changed()
      return 'changed'
    },
  }
}
