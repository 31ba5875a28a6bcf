import i18next from 'i18next'
import { LANGUAGE_COOKIE } from '@/domain/constants'
import type { LanguageCode } from '@/domain/entities'
import { cookies } from '@/i18n/cookies'
import { changeLanguage } from '@/i18n'
import { DEFAULT_LANGUAGE, toLanguage } from '@/lib/languages'

const CHANNEL = 'language'

/** A language choice sent to other tabs; `at` in milliseconds since 1970. */
interface Choice {
  at: number
  code: LanguageCode
}

/** Null if invalid: the other tab may run another version of the app. */
function toChoice(data: unknown): Choice | null {
  const { at, code } = Object(data) as Record<keyof Choice, unknown>
  const known = toLanguage(code)
  return known !== null && typeof at === 'number' && at < Infinity ? { at, code: known } : null
}

const ownChoice = (): LanguageCode => toLanguage(i18next.language) ?? DEFAULT_LANGUAGE
const savedChoice = () => toLanguage(cookies.get(LANGUAGE_COOKIE) ?? '')

/** Orders two choices equally in all tabs, even in the same millisecond. */
const isNewer = (one: Choice, other: Choice) =>
  one.at > other.at || (one.at === other.at && one.code > other.code)

/** Null where the browser blocks it, as Firefox does with cookies: then a tab reads the cookie when shown. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return null
  }
}

/** Decisions 5: all tabs take the latest choice. Tabs send it, because a changed cookie fires no event. */
export function followOtherTabs(): () => void {
  const channel = openChannel()
  const stop = new AbortController()
  const { signal } = stop
  let newest: Choice = { at: 0, code: ownChoice() }
  /** The language last read from the cookie, which the browser may block. */
  let known = ownChoice()

  const announce = () => {
    const code = ownChoice()
    known = savedChoice() ?? code
    if (code === newest.code) return
    newest = { at: Math.max(Date.now(), newest.at + 1), code }
    try {
      channel?.postMessage(newest)
    } catch {
      // Then the other tabs read the cookie.
    }
  }
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const choice = toChoice(data)
    if (choice === null || !isNewer(choice, newest)) return
    newest = choice
    takeNewest()
  }
  /** A hidden tab waits, because all its lists load again. */
  const takeNewest = () => {
    if (!document.hidden && newest.code !== ownChoice()) void changeLanguage(newest.code)
  }
  const readCookie = () => {
    takeNewest()
    const saved = savedChoice()
    if (saved === null || saved === known) return
    known = saved
    if (saved === ownChoice()) return
    newest = { ...newest, code: saved }
    void changeLanguage(saved)
  }

  i18next.on('languageChanged', announce)
  channel?.addEventListener('message', onMessage, { signal })
  document.addEventListener('visibilitychange', readCookie, { signal })
  window.addEventListener('pageshow', readCookie, { signal })

  return () => {
    i18next.off('languageChanged', announce)
    stop.abort()
    channel?.close()
  }
}
