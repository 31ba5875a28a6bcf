import { openCalls } from './openCalls.ts'
import { playerCalls } from './playerCalls.ts'
import type { Call } from './types.ts'

/**
 * Spec §7: the app's 18 requests with their parameters and required responses. This one table makes the
 * OpenAPI document, the probe and the routes of the demo backend. The probe sends them in
 * this order: the game list before StartGame, the login before private data, the logout last.
 */
export const contract: readonly Call[] = [...openCalls, ...playerCalls]

export type OpenPath = (typeof openCalls)[number]['path']
export type PlayerPath = (typeof playerCalls)[number]['path']
