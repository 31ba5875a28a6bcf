import type { InitOptions } from 'i18next'
import { TRANSLATION_LOADING } from '@/domain/constants'
import { DEFAULT_LANGUAGE, languages } from '@/domain/languages'

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
