import i18next from 'i18next'
import { LANGUAGE_COOKIE } from '@/domain/constants'
import { toLanguage } from '@/domain/languages'
import { cookies } from '@/lib/cookies'
import { changeLanguage } from '.'

const CHANNEL = 'language'

/** The cookie is the only saved choice (Decisions 5): whatever woke this tab, it follows that. */
function follow(): void {
  const saved = toLanguage(cookies.get(LANGUAGE_COOKIE) ?? '')
  if (saved && saved !== toLanguage(i18next.language)) void changeLanguage(saved)
}

/**
 * Decisions 5: a language chosen in one tab shows in the others at once, and in one that slept when
 * it is seen again. A cookie tells of no change, so that tabs nudge each other. Returns the way to
 * stop.
 */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  const stop = new AbortController()
  const { signal } = stop
  const nudge = () => {
    channel.postMessage(null)
  }
  i18next.on('languageChanged', nudge)
  channel.addEventListener('message', follow, { signal })
  document.addEventListener('visibilitychange', follow, { signal })
  window.addEventListener('pageshow', follow, { signal })

  return () => {
    i18next.off('languageChanged', nudge)
    stop.abort()
    channel.close()
  }
}
