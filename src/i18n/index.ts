import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { SPLASH_MS, TEXTS_WAIT_MS } from '@/domain/constants'
import type { LanguageCode } from '@/domain/entities'
import { DEFAULT_LANGUAGE, spoken, toLanguage } from '@/domain/languages'
import { detection } from './detection'
import { options } from './options'

const NAMESPACE = 'translation'

/** French has taken the place of texts that are late or missing. */
let isStandingIn = false
/** The newest choice: a slow file of an older one must not win over it. */
let wanted: LanguageCode | null = null

const hasTexts = (code: LanguageCode) => i18next.hasResourceBundle(code, NAMESPACE)

/** The language that the page is in: the chosen one, or French while that one's texts are late. */
export function currentLanguage(): LanguageCode {
  const chosen = toLanguage(i18next.language)
  return chosen === null || (isStandingIn && !hasTexts(chosen)) ? DEFAULT_LANGUAGE : chosen
}

/** Spec §7: the language of every request; the default while none is known. */
export function acceptLanguage(): string {
  return toLanguage(i18next.language) === null ? 'en-US' : currentLanguage()
}

/** Whether there is something to show: the splash stays until then (Decisions 22). */
export function areTextsReady(): boolean {
  const chosen = toLanguage(i18next.language)
  return chosen !== null && (isStandingIn || hasTexts(chosen))
}

/** Calls back when the page's language or its texts change; returns the way to stop. */
export function onTexts(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  i18next.on('loaded', listener)
  return () => {
    i18next.off('languageChanged', listener)
    i18next.off('loaded', listener)
  }
}

/** Decisions 5: the page's language and direction stand on the document. */
onTexts(() => {
  if (!areTextsReady()) return
  document.documentElement.lang = currentLanguage()
  document.documentElement.dir = spoken[currentLanguage()].dir
})

/** i18next lets the detected language's file, when it is late, undo a choice made meanwhile. */
function keepChoice(code: string): void {
  if (wanted !== null && wanted !== code && hasTexts(wanted)) void i18next.changeLanguage(wanted)
}

/**
 * French is a file like the others, which costs the first load no script; the same file is also
 * built in as a chunk of its own, fetched only in its absence, so that no outage shows raw keys.
 */
async function letFrenchStandIn(): Promise<void> {
  if (!hasTexts(DEFAULT_LANGUAGE)) {
    const builtIn = await import('../../public/locales/fr/translation.json').catch(() => null)
    if (builtIn) i18next.addResourceBundle(DEFAULT_LANGUAGE, NAMESPACE, builtIn.default)
  }
  isStandingIn = true
  i18next.emit('languageChanged', currentLanguage())
}

/**
 * Starts the texts. Settles when they can be shown: those of the chosen language, or French after
 * at most 2.5 s beyond the splash, which gives way when the file comes (Decisions 22, QUALITY G7).
 */
export async function initI18n(): Promise<void> {
  // Whole addresses: the backend fails on others while it looks for passwords in them.
  const backend = { loadPath: `${window.location.origin}/locales/{{lng}}/{{ns}}.json` }
  i18next.on('languageChanged', keepChoice)
  const over = i18next
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({ ...options, detection, backend })
    .finally(() => {
      i18next.off('languageChanged', keepChoice)
    })
  const arrived = new Promise<void>((resolve) => {
    onTexts(() => {
      if (areTextsReady()) resolve()
    })
  })
  const late = new Promise((resolve) => setTimeout(resolve, SPLASH_MS + TEXTS_WAIT_MS))
  await Promise.race([arrived, over, late])
  if (!areTextsReady()) await letFrenchStandIn()
}

/** Decisions 5: false when the language's texts can't be had; the page then stays as it is. */
export async function changeLanguage(code: LanguageCode): Promise<boolean> {
  wanted = code
  // A file that failed before is asked for again.
  if (!hasTexts(code)) await i18next.reloadResources([code])
  if (!hasTexts(code)) {
    if (wanted === code) wanted = null
    return false
  }
  if (wanted === code) await i18next.changeLanguage(code)
  return true
}
