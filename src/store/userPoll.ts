import * as api from '@/api/endpoints'
import { isFields, toNumber } from '@/domain/read'
import type { User } from '@/domain/entities'
import { fingerprint } from '@/device/fingerprint'
import { currentLanguage } from '@/i18n'
import { watchActivity } from '@/lib/dom/activity'
import { startSharedPoll } from '@/lib/loading/sharedPoll'
import { fetchUserDetails, selectToken, userHeard } from './authSlice'
import { selectCurrentGame } from './gameSlice'
import { selectSport } from './sportSlice'
import { syncToken } from './session'
import type { AppStore } from './store'

const PATH = '/UserDetails'
/** A poll that starts soon after the player's data came, as on the load of a page, need not ask again. */
const JUST_NOW_MS = 2000

/** What the tabs of a session tell each other; it never contains the token (Quality A6). */
interface News {
  /** Null if the request failed or was skipped. */
  user: User | null
  /** How long the server wants no automatic calls. */
  heldMs: number
}

/** Reads what another tab has got, which may be anything. */
function toNews(data: unknown): News | null {
  if (!isFields(data)) return null
  const heldMs = toNumber(data.heldMs) ?? 0
  try {
    return { user: api.readUser(data.user), heldMs }
  } catch {
    return { user: null, heldMs }
  }
}

/** The time until the first run: an interval after data that are just loaded, otherwise none. */
function firstWait(store: AppStore, interval: number): number {
  const { loaded } = store.getState().auth.details
  const age = loaded ? Date.now() - loaded.at : Infinity
  return age >= 0 && age < JUST_NOW_MS ? interval - age : 0
}

/**
 * Decisions 19, Quality L4: refreshes the player's data every `interval` ms in one of the visible tabs of this
 * session, and takes it from there in the others. The poll's name contains a fingerprint of the token, so
 * that tabs of different sessions never hear each other (Quality A2, A5). Returns a function that stops it.
 */
export function startUserPoll(store: AppStore, interval: number): () => void {
  const token = selectToken(store.getState())
  const isSameSession = () => {
    store.dispatch(syncToken())
    return token !== null && selectToken(store.getState()) === token
  }
  const isPlaying = () => {
    const state = store.getState()
    return selectCurrentGame(state) !== null || selectSport(state).sportInstance !== null
  }

  return startSharedPoll({
    name: `user ${fingerprint(token ?? '')}`,
    interval,
    wait: firstWait(store, interval),
    activity: watchActivity(isPlaying),
    ask: async () => {
      const result = await store.dispatch(fetchUserDetails())
      const isRejected = fetchUserDetails.rejected.match(result)
      const user = isRejected || !isSameSession() ? null : result.payload
      const news: News = { user, heldMs: api.heldMs(PATH, performance.now()) }
      return { isDone: !isRejected || result.meta.condition, news }
    },
    hear: (data) => {
      const news = toNews(data)
      if (!news || !isSameSession()) return
      const { user, heldMs } = news
      const now = performance.now()
      if (heldMs > 0 && !api.isHeldBack(PATH, now)) api.holdBack(PATH, heldMs, now)
      const loaded = { at: Date.now(), lang: currentLanguage() }
      if (user) store.dispatch(userHeard({ user, loaded }))
    },
  })
}
