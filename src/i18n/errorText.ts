import type { TFunction } from 'i18next'
import { FALLBACK } from '@/domain/constants'

/** Spec §8: the fallback messages in the page's language; a server's own message as it was sent. */
export function errorText(t: TFunction, message: string): string {
  if (message === FALLBACK.unknown) return t('error.unknown')
  return message === FALLBACK.server ? t('error.server') : message
}
