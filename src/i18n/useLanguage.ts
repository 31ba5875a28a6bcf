import { useSyncExternalStore } from 'react'
import type { LanguageCode } from '@/domain/entities'
import { areTextsReady, currentLanguage, onTexts } from '.'

/** The current language. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(onTexts, currentLanguage)
}

/** Decisions 22: whether there are texts to show, at most 2.5 s after the loader's end. */
export function useTextsReady(): boolean {
  return useSyncExternalStore(onTexts, areTextsReady)
}
