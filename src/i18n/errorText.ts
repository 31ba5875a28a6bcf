import type { TFunction } from 'i18next'
import { FALLBACK } from '@/domain/constants'

/** Spec §8: translates the fallback messages; a server's own message is shown unchanged. */
export function errorText(t: TFunction, message: string): string {
  if (message === FALLBACK.unknown) return t('error.unknown')
  return message === FALLBACK.server ? t('error.server') : message
}
