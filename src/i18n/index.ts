import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { SPLASH_MS, TEXTS_WAIT_MS } from '@/domain/constants'
import type { LanguageCode } from '@/domain/entities'
import { languageTable } from '@/domain/languageTable'
import { DEFAULT_LANGUAGE, toLanguage } from '@/lib/languages'
import { importFile } from '@/lib/loading/files'
import { detection } from './detection'
import { backend, options } from './options'

const NAMESPACE = 'translation'

/** Whether French replaces texts that are late or missing. */
let isFallbackActive = false
/** The latest choice, so that a slow file of an older choice cannot replace it. */
let wanted: LanguageCode | null = null

/** For tests: a page that has just loaded. */
export function forgetChoice(): void {
  isFallbackActive = false
  wanted = null
}

const hasTexts = (code: LanguageCode) => i18next.hasResourceBundle(code, NAMESPACE)

/** The current language: the chosen one, or French while the chosen texts are late. */
export function currentLanguage(): LanguageCode {
  const chosen = toLanguage(i18next.language)
  return chosen === null || (isFallbackActive && !hasTexts(chosen)) ? DEFAULT_LANGUAGE : chosen
}

/** Spec §7: the language of every request; the default language if none is known yet. */
export function acceptLanguage(): string {
  return toLanguage(i18next.language) === null ? 'en-US' : currentLanguage()
}

function areTextsReady(): boolean {
  const chosen = toLanguage(i18next.language)
  return chosen !== null && (isFallbackActive || hasTexts(chosen))
}

/** In development and in tests, an error instead of an empty page. */
export function requireTexts(): void {
  if (import.meta.env.DEV && !areTextsReady())
    throw new Error(
      '<App> has no texts. First await initI18n() (src/i18n), in a test initTestI18n(lang) (tests/support/i18n).',
    )
}

export function onTexts(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  i18next.on('loaded', listener)
  return () => {
    i18next.off('languageChanged', listener)
    i18next.off('loaded', listener)
  }
}

onTexts(() => {
  if (!areTextsReady()) return
  document.documentElement.lang = currentLanguage()
  document.documentElement.dir = languageTable[currentLanguage()].dir
})

/** Without this, a late file of the detected language would undo a later choice in i18next. */
function keepChoice(code: string): void {
  if (wanted !== null && wanted !== code && hasTexts(wanted)) void i18next.changeLanguage(wanted)
}

/** The product's texts as chunks; a brand's words are only in its files. */
const builtInTexts: Readonly<Record<LanguageCode, () => Promise<{ default: object }>>> = {
  fr: () => import('../../public/locales/fr/translation.json'),
  en: () => import('../../public/locales/en/translation.json'),
  ar: () => import('../../public/locales/ar/translation.json'),
}

/** French is a file like the others; its built-in chunk is fetched only if the file is missing. */
async function fallBackToFrench(): Promise<void> {
  if (!hasTexts(DEFAULT_LANGUAGE)) {
    const builtIn = await importFile(builtInTexts[DEFAULT_LANGUAGE]).catch(() => null)
    if (builtIn) i18next.addResourceBundle(DEFAULT_LANGUAGE, NAMESPACE, builtIn.default)
  }
  isFallbackActive = true
  i18next.emit('languageChanged', currentLanguage())
}

/** Resolves when texts can be shown: the chosen language's, or French at most 2.5 s after the splash. */
export async function initI18n(): Promise<void> {
  i18next.on('languageChanged', keepChoice)
  const initialised = i18next
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({ ...options, detection, backend })
    .finally(() => {
      i18next.off('languageChanged', keepChoice)
    })
  const ready = new Promise<void>((resolve) => {
    onTexts(() => {
      if (areTextsReady()) resolve()
    })
  })
  const late = new Promise((resolve) => setTimeout(resolve, SPLASH_MS + TEXTS_WAIT_MS))
  await Promise.race([ready, initialised, late])
  if (!areTextsReady()) await fallBackToFrench()
}

/** Changes the language; returns false and changes nothing if its texts cannot be loaded. */
export async function changeLanguage(code: LanguageCode): Promise<boolean> {
  wanted = code
  // Retries a file that failed before.
  if (!hasTexts(code)) await i18next.reloadResources([code])
  if (!hasTexts(code)) {
    if (wanted === code) wanted = null
    return false
  }
  if (wanted === code) await i18next.changeLanguage(code)
  return true
}
