import type { LanguageCode } from '../../src/domain/entities.ts'
import { languageFor } from './language.ts'

/** The backend's messages, in the language of the request. */
const messages = {
  badLogin: {
    fr: 'Identifiants incorrects',
    en: 'Wrong username or password',
    ar: 'اسم المستخدم أو كلمة المرور غير صحيحة',
  },
  needsLogin: {
    fr: 'Votre session a pris fin. Connectez-vous à nouveau.',
    en: 'Your session has ended. Please log in again.',
    ar: 'انتهت جلستك. يرجى تسجيل الدخول من جديد.',
  },
  unknownGame: {
    fr: 'Ce jeu n’est pas disponible.',
    en: 'This game is not available.',
    ar: 'هذه اللعبة غير متاحة.',
  },
  missing: {
    fr: 'Tous les champs sont obligatoires.',
    en: 'All fields are required.',
    ar: 'جميع الحقول مطلوبة.',
  },
  mismatch: {
    fr: 'Les deux nouveaux mots de passe ne sont pas identiques.',
    en: 'New password and repeat password do not match!',
    ar: 'كلمتا المرور الجديدتان غير متطابقتين.',
  },
  wrong: {
    fr: 'L’ancien mot de passe est incorrect.',
    en: 'The old password is wrong.',
    ar: 'كلمة المرور القديمة غير صحيحة.',
  },
  changed: {
    fr: 'Mot de passe modifié. Connectez-vous à nouveau.',
    en: 'Password reset successfully. Please log in again.',
    ar: 'تم تغيير كلمة المرور. يرجى تسجيل الدخول من جديد.',
  },
  notFound: {
    fr: 'Adresse inconnue',
    en: 'Not found',
    ar: 'العنوان غير موجود',
  },
} satisfies Record<string, Record<LanguageCode, string>>

/** The language of `Accept-Language`, by its first entry. */
export function languageOf({ headers }: Request): LanguageCode {
  const [first] = (headers.get('accept-language') ?? '').split(/[,;]/)
  return languageFor(first?.trim())
}

export const say = (request: Request, key: keyof typeof messages): string =>
  messages[key][languageOf(request)]
