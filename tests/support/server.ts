import { setupServer } from 'msw/node'
import { createHandlers } from '@/demo/handlers'
import { createWorld } from '@/demo/world'

/** The world of the tests: the same players, games and rounds in each, at a fixed time. */
export const world = createWorld({ now: () => Date.parse('2026-03-15T12:00:00Z') })

export const server = setupServer(...createHandlers(world))
