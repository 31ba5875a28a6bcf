import { formatDate } from '@/lib/format/dates'
import { serverNow } from '@/device/protection/clocks'

/** Formats a moment of server time as the player's own clock will show it. */
export function formatPauseEnd(until: number, lang: string): string {
  return formatDate(new Date(Date.now() + until - serverNow()).toISOString(), lang)
}
