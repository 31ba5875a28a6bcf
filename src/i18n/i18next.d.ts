import 'i18next'
import type translation from '../../public/locales/fr/translation.json'

// The French texts define the keys, so that an unknown key is a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof translation }
  }
}
