import type { HttpHandler } from 'msw'
import type { Cashier } from '../types.ts'
import { crashHandlers } from './frames/crashRounds.ts'
import { filesHandler } from './frames/files.ts'
import { pageHandlers } from './frames/pages.ts'
import { roundHandlers } from './frames/rounds.ts'
import { sportHandlers } from './frames/sport.ts'

/**
 * The playable games and the sportsbook under `/demo` (Decisions 13, 15): small partner pages that know
 * only their session.
 */
export const createFrameHandlers = (cashier: Cashier): HttpHandler[] => [
  filesHandler,
  ...pageHandlers,
  ...roundHandlers(cashier),
  ...crashHandlers(cashier),
  ...sportHandlers(cashier),
]
