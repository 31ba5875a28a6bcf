import { FONTS_WAIT_MS } from '@/domain/constants'
import { DEFAULT_LANGUAGE, toLanguage } from '@/lib/languages'
import { languageTable } from '@/domain/languageTable'
import { hasFiles } from './hasFiles'

/** The families of fonts.css that have files. */
export const fontFamilies = ['Readex Pro', 'Readex Pro Arabic', 'El Messiri', 'El Messiri Arabic']

/** Only fonts on the device, within milliseconds; without them the texts would change their font later. */
export function loadFonts(): Promise<unknown> {
  if (!hasFiles()) return Promise.resolve()
  const { lang } = languageTable[toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE]
  const late = new Promise((resolve) => setTimeout(resolve, FONTS_WAIT_MS))
  // Only the files with the letters of this language and of games' names.
  const loading = fontFamilies.map((family) => document.fonts.load(`1em "${family}"`, `${lang} a`))
  return Promise.race([Promise.allSettled(loading), late])
}
