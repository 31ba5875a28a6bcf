import type { InitOptions } from 'i18next'
import type french from '../../public/locales/fr/translation.json'
import { TRANSLATION_LOADING } from '@/domain/constants'
import { isFields } from '@/domain/read'
import { DEFAULT_LANGUAGE, languages } from '@/lib/languages'

/** The build hashes the files' names. Absolute, because the backend throws on relative addresses. */
export function textsAddress([language = '']: readonly string[]): string {
  const named = (document.documentElement.dataset.texts ?? '').split(' ')
  const path = named.find((each) => each.startsWith(`${language}:`))?.slice(language.length + 1)
  return window.location.origin + (path ?? `/locales/${language}/translation.json`)
}

/** The groups of the texts; the type names a missing one. */
const groups: Readonly<Record<keyof typeof french, 1>> = {
  site: 1,
  common: 1,
  a11y: 1,
  nav: 1,
  header: 1,
  language: 1,
  login: 1,
  demo: 1,
  home: 1,
  quick: 1,
  banner: 1,
  games: 1,
  search: 1,
  play: 1,
  sport: 1,
  profile: 1,
  reset: 1,
  history: 1,
  statement: 1,
  soon: 1,
  responsible: 1,
  protection: 1,
  limits: 1,
  error: 1,
  toast: 1,
  footer: 1,
  title: 1,
  myGames: 1,
}

/** JSON of anything else, such as a portal's answer, counts as a missing file. */
function parseTexts(json: string): object {
  const texts: unknown = JSON.parse(json)
  const isWhole = isFields(texts) && Object.keys(groups).every((group) => isFields(texts[group]))
  // Groups without texts would show keys.
  if (isWhole && isFields(texts.common) && typeof texts.common.retry === 'string') return texts
  throw new TypeError('The file holds no texts')
}

/** Asks for a file that holds no texts once more, past the worker's and the browser's copy. */
async function fetchTexts(address: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(address, request)
  if (!answer.ok) return answer
  try {
    parseTexts(await answer.clone().text())
    return answer
  } catch {
    return fetch(address, { ...request, cache: 'reload' })
  }
}

export const backend = {
  loadPath: textsAddress,
  parse: parseTexts,
  alternateFetch: fetchTexts,
}

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
