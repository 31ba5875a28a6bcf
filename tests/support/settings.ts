import type { Environment } from '@/domain/brandShape'
import { settings } from '@/lib/pageData'

const original = { ...settings }

/** Changes settings of the page until the end of the test. */
export function changeSettings(change: Partial<Environment>): void {
  Object.assign(settings, change)
}

export function resetSettings(): void {
  for (const name of Object.keys(settings)) {
    if (!(name in original)) Reflect.deleteProperty(settings, name)
  }
  Object.assign(settings, original)
}
