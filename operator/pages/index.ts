import type { HttpHandler } from 'msw'
import { brandHandlers } from './brandHandlers.ts'
import { partsHandlers } from './partsHandlers.ts'

/** The demo's pages that show a brand: `/demo/brand` and `/demo/parts`. */
export const brandPages = (options: { isDev: boolean }): HttpHandler[] => [
  ...partsHandlers(options),
  ...brandHandlers,
]
