import { formatDate } from '@/lib/dates'
import { seenNow } from '@/lib/seenTime'

/** A moment of seen time as the player's own clock will show it. */
export function endDate(until: number, lang: string): string {
  return formatDate(new Date(Date.now() + until - seenNow()).toISOString(), lang)
}
