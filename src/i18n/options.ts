import type { InitOptions } from 'i18next'
import { TRANSLATION_LOADING } from '@/domain/constants'
import { DEFAULT_LANGUAGE, languages } from '@/domain/languages'

/** Spec §9: languages and loading of translations; the same with and without files. */
export const options = {
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: languages.map(({ pref }) => pref),
  nonExplicitSupportedLngs: true,
  load: 'languageOnly',
  ...TRANSLATION_LOADING,
  // The first request goes out at once, not with the next task.
  initAsync: false,
  interpolation: { escapeValue: false },
  // `loaded`: a late file shows although the loading as a whole is not over yet.
  react: { useSuspense: false, bindI18n: 'languageChanged loaded' },
} satisfies InitOptions
