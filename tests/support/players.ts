import { tokenStorage } from '@/device/tokenStorage'
import { world } from './server'

export type PlayerName = 'yasmine' | 'karim'

/** Logs in a player of the demo world, as if in an earlier visit; returns the token. */
export function logIn(username: PlayerName): string {
  const session = world.login(username, 'sirocco2026')
  if (!session) throw new Error(`${username} can't log in`)
  tokenStorage.set(session.token)
  return session.token
}
