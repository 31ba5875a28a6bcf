import 'i18next'
import type translation from '../../public/locales/fr/translation.json'

// Keys are typed from the French texts: a wrong key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof translation }
  }
}
