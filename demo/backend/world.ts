import { createFaults } from './faults.ts'
import { loadState, saveState } from './world/stateFile.ts'
import { accessVerbs } from './world/access.ts'
import { cashierVerbs } from './world/cashier.ts'
import { historyVerbs } from './world/history.ts'
import { freshState, type WorldState } from './world/state.ts'

interface WorldOptions {
  /** The same seed generates the same past. */
  seed?: string
  /** The world's clock; the real one by default. */
  now?: () => number
  /** Stores balances, passwords, logins and played rounds across restarts. */
  stateFile?: string
}

/** The demo backend without HTTP: players, money and play. */
export function createWorld({
  seed = 'sirocco',
  now = () => Date.now(),
  stateFile,
}: WorldOptions = {}) {
  const born = now()
  const state: WorldState = {
    ...freshState(seed, now, born),
    changed: () => {
      if (stateFile) saveState(stateFile, state)
    },
  }
  if (stateFile) loadState(stateFile, state)
  const faults = createFaults()

  return {
    ...accessVerbs(state),
    ...cashierVerbs(state),
    ...historyVerbs(state),
    faults,
    /** Resets everything: players, logins, money and faults. */
    reset(): void {
      Object.assign(state, freshState(seed, now, born))
      faults.clear()
      state.changed()
    },
  }
}

export type World = ReturnType<typeof createWorld>
