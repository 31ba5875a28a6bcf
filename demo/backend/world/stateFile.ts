import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Minor, Player } from '../types.ts'
import type { Ledger } from '../ledger/rows.ts'
import type { WorldState } from './state.ts'

/** The data that survive a restart: accounts, logins and play. Open games do not. */
interface Snapshot {
  version: 1
  born: number
  players: { id: string; password: string; balance: Minor }[]
  logins: [token: string, playerId: string][]
  played: [playerId: string, ledger: Ledger][]
  lastRow: number
  lastEvent: number
}

const snapshotOf = (state: WorldState): Snapshot => ({
  version: 1,
  born: state.born,
  players: state.players.map(({ id, password, balance }) => ({ id, password, balance })),
  logins: [...state.logins].map(([token, { id }]) => [token, id]),
  played: [...state.played],
  lastRow: state.lastRow,
  lastEvent: state.lastEvent,
})

/** Writes another file and renames it, so that a crash never leaves an incomplete file. */
export function saveState(file: string, state: WorldState): void {
  writeFileSync(`${file}.tmp`, JSON.stringify(snapshotOf(state)))
  renameSync(`${file}.tmp`, file)
}

function read(file: string): Snapshot | null {
  if (!existsSync(file)) return null
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Snapshot> | null
    return found?.version === 1 ? (found as Snapshot) : null
  } catch {
    return null
  }
}

/** Restores the state of the file; a missing or unreadable file changes nothing. */
export function loadState(file: string, state: WorldState): void {
  const snapshot = read(file)
  if (!snapshot) return
  const playerOf = (id: string): Player | undefined => state.players.find((each) => each.id === id)
  for (const { id, password, balance } of snapshot.players) {
    const player = playerOf(id)
    if (player) Object.assign(player, { password, balance })
  }
  for (const [token, id] of snapshot.logins) {
    const player = playerOf(id)
    if (player) state.logins.set(token, player)
  }
  for (const [id, ledger] of snapshot.played) state.played.set(id, ledger)
  const { born, lastRow, lastEvent } = snapshot
  Object.assign(state, { born, lastRow, lastEvent })
}
