import type { InitOptions } from 'i18next'
import { TRANSLATION_LOADING } from '@/domain/constants'
import { DEFAULT_LANGUAGE, languages } from '@/domain/languages'

/**
 * The address of a language's texts. The build gives them names with a hash and writes the addresses into
 * the page; development and tests have plain names. Absolute, because the backend throws on relative
 * addresses when it looks for credentials in them.
 */
export function textsAddress([language = '']: readonly string[]): string {
  const named = (document.documentElement.dataset.texts ?? '').split(' ')
  const path = named.find((each) => each.startsWith(`${language}:`))?.slice(language.length + 1)
  return window.location.origin + (path ?? `/locales/${language}/translation.json`)
}

/** Spec §9: languages and loading of translations, used with and without files. */
export const options = {
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: languages.map(({ pref }) => pref),
  nonExplicitSupportedLngs: true,
  load: 'languageOnly',
  ...TRANSLATION_LOADING,
  // Sends the first request at once, not in the next task.
  initAsync: false,
  interpolation: { escapeValue: false },
  // `loaded` renders a late file even if other files are still loading.
  react: { useSuspense: false, bindI18n: 'languageChanged loaded' },
} satisfies InitOptions
