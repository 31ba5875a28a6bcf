import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next, setI18n } from 'react-i18next'
import type { LanguageCode } from '@/domain/entities'
import '@/i18n'
import { detection } from '@/i18n/detection'
import { options } from '@/i18n/options'
import { byLanguage, textFiles } from './texts'

const resources = byLanguage((lang) => ({ translation: textFiles[lang] }))

/** The app's own options with the text files in memory instead of a backend. */
export async function initTestI18n(lang: LanguageCode): Promise<void> {
  if (i18next.isInitialized) {
    // A test file with an instance of its own (freshTexts) has put that into react-i18next.
    setI18n(i18next)
    await i18next.changeLanguage(lang)
  } else {
    await i18next
      .use(LanguageDetector)
      .use(initReactI18next)
      .init({ ...options, detection, resources, lng: lang })
  }
}
