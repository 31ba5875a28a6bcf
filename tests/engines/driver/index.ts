import type { Engine } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

/** The engines that the product is tested in, by the names of their browsers. */
export const engines = {
  firefox: openFirefox,
  webkit: openWebKit,
} as const satisfies Record<string, () => Promise<Engine>>

export type EngineName = keyof typeof engines

export { sizes } from './driver.ts'
export { View } from './page.ts'
