import { useSyncExternalStore } from 'react'
import type { LanguageCode } from '@/domain/entities'
import { areTextsReady, currentLanguage, onTexts } from '.'

export function useLanguage(): LanguageCode {
  return useSyncExternalStore(onTexts, currentLanguage)
}

export function useTextsReady(): boolean {
  return useSyncExternalStore(onTexts, areTextsReady)
}
