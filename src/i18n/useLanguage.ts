import { useSyncExternalStore } from 'react'
import type { LanguageCode } from '@/domain/entities'
import { currentLanguage, onTexts } from '.'

export function useLanguage(): LanguageCode {
  return useSyncExternalStore(onTexts, currentLanguage)
}
