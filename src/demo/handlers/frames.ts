import type { HttpHandler } from 'msw'
import type { Cashier } from '../types'
import { crashHandlers } from './frames/crashRounds'
import { filesHandler } from './frames/files'
import { pageHandlers } from './frames/pages'
import { roundHandlers } from './frames/rounds'
import { sportHandlers } from './frames/sport'

/**
 * The playable games and the sportsbook under `/demo` (Decisions 13, 15): partner pages in small,
 * which know nothing but their session.
 */
export const createFrameHandlers = (cashier: Cashier): HttpHandler[] => [
  filesHandler,
  ...pageHandlers,
  ...roundHandlers(cashier),
  ...crashHandlers(cashier),
  ...sportHandlers(cashier),
]
