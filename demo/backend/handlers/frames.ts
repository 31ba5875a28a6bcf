import type { HttpHandler } from 'msw'
import type { Cashier } from '../types.ts'
import { crashRounds } from './frames/crashRounds.ts'
import { filesHandler } from './frames/files.ts'
import { pageHandlers } from './frames/pages.ts'
import { launchOf, rouletteHandlers, stateOf } from './frames/rounds.ts'
import { settling } from './frames/settling.ts'
import { slotRounds } from './frames/slotRounds.ts'
import { sportHandlers } from './frames/sport.ts'

/**
 * The playable games and the sportsbook under `/demo` (Decisions 13, 15): small partner pages that know
 * only their session.
 */
export function createFrameHandlers(cashier: Cashier): HttpHandler[] {
  const slot = slotRounds(cashier)
  const crash = crashRounds(cashier)
  return [
    filesHandler,
    ...pageHandlers,
    ...settling('*/demo/settle/state', (body) => {
      const launch = launchOf(cashier, body)
      return { ...stateOf(launch), ...slot.open(launch), ...crash.running(launch) }
    }),
    ...slot.handlers,
    ...rouletteHandlers(cashier),
    ...crash.handlers,
    ...sportHandlers(cashier),
  ]
}
