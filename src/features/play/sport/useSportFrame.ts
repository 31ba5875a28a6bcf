import { useEffect } from 'react'
import { SPORT_CHECK_MS } from '@/domain/constants'
import { useTokenCheck } from '@/features/session/useSession'
import { useLanguage } from '@/i18n/useLanguage'
import { useOnReturn } from '@/lib/dom/useOnReturn'
import { settings } from '@/lib/pageData'
import { selectToken } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { selectGate } from '@/store/ui/playGate'
import {
  clearSport,
  fetchDigitain,
  fetchLive,
  fetchPrematch,
  selectSport,
  selectSportInstance,
  sportStarted,
  type SportView,
} from '@/store/ui/sportSlice'

/** Decisions 15: a new language, player or page ends the session. Only the event list's length is used. */
export function useSportFrame(view: SportView, attempt: number, onRetry: () => void) {
  const isAvailable = settings.sportUrl !== ''
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const lang = useLanguage()
  const token = useAppSelector(selectToken)
  const sport = useAppSelector(selectSport)
  // While the time is not known, what runs goes on and nothing starts.
  const mayStart =
    useAppSelector((state) => selectGate(state) === 'open') || sport.sportInstance !== null
  useTokenCheck(SPORT_CHECK_MS)

  useEffect(() => {
    if (!isAvailable || !mayStart) return
    let isCurrent = true
    const known = selectSportInstance(store.getState())
    const start = async () => {
      const result = await dispatch(fetchDigitain(lang))
      // The slice drops a response for a session or language that has changed meanwhile.
      const isStored = selectSport(store.getState()).digitainSport === result.payload
      if (!isCurrent || !isStored) return
      const { requestId: key } = result.meta
      dispatch(sportStarted({ key, lang, view, isPressed: false }))
    }
    if (known?.lang !== lang || known.view !== view) {
      dispatch(clearSport())
      void start()
    }
    void dispatch(view === 'live' ? fetchLive(lang) : fetchPrematch(lang))
    return () => {
      isCurrent = false
      if (!selectSportInstance(store.getState())) dispatch(clearSport())
    }
  }, [attempt, dispatch, store, isAvailable, lang, mayStart, token, view])

  const { digitainFlags } = sport
  // A running frame reconnects by itself, so only a failed session request is repeated.
  useOnReturn(() => {
    if (digitainFlags.isError) onRetry()
    else if (isAvailable) void dispatch(view === 'live' ? fetchLive(lang) : fetchPrematch(lang))
  }, true)
  const events = view === 'live' ? sport.live : sport.prematch
  const { isSuccess } = view === 'live' ? sport.liveFlags : sport.prematchFlags
  return {
    isAvailable,
    failure: digitainFlags.isError ? digitainFlags.errorMessage : null,
    eventCount: isSuccess ? events.length : null,
  }
}
