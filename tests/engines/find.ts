import type { Query } from './driver/tools'

/** Short forms of queries. */
export const role = (kind: string, name?: Query['name'], more: Query = {}): Query => ({
  role: kind,
  ...(name !== undefined && { name }),
  ...more,
})
export const button = (name: Query['name'], within?: Query): Query =>
  role('button', name, within && { within })
export const link = (name: Query['name'], within?: Query): Query =>
  role('link', name, within && { within })
export const heading = (name: Query['name']): Query => role('heading', name, { level: 1 })
export const testId = (id: string, within?: Query): Query => ({
  testId: id,
  ...(within && { within }),
})

export const banner = role('banner')
export const GAME = '[data-testid="game-frame"]'
export const SPORT = '[data-testid="sport-frame"] iframe'
