import { useEffect, useState } from 'react'
import { SPORT_CHECK_MS } from '@/domain/constants'
import { useTokenCheck } from '@/features/session/useSession'
import { useLanguage } from '@/i18n/useLanguage'
import { useOnReturn } from '@/lib/dom/useOnReturn'
import { selectToken } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { selectGate } from '@/store/ui/playGate'
import {
  clearSport,
  fetchDigitain,
  fetchLive,
  fetchPrematch,
  selectSport,
  sportStarted,
  type SportView,
} from '@/store/ui/sportSlice'

/** Decisions 15: a new language, player or page ends the session. Only the event list's length is used. */
export function useSportFrame(view: SportView, isAvailable: boolean) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const lang = useLanguage()
  const token = useAppSelector(selectToken)
  const sport = useAppSelector(selectSport)
  // While the time is not known, what runs goes on and nothing starts.
  const mayStart =
    useAppSelector((state) => selectGate(state) === 'open') || sport.sportInstance !== null
  const [attempt, setAttempt] = useState(0)
  useTokenCheck(SPORT_CHECK_MS)

  useEffect(() => {
    if (!isAvailable || !mayStart) return
    let isCurrent = true
    const start = async () => {
      const result = await dispatch(fetchDigitain(lang))
      // The slice drops a response for a session or language that has changed meanwhile.
      const isStored = selectSport(store.getState()).digitainSport === result.payload
      if (isCurrent && isStored) dispatch(sportStarted({ key: result.meta.requestId, lang, view }))
    }
    void start()
    void dispatch(view === 'live' ? fetchLive(lang) : fetchPrematch(lang))
    return () => {
      isCurrent = false
      dispatch(clearSport())
    }
  }, [attempt, dispatch, store, isAvailable, lang, mayStart, token, view])

  const { sportInstance: instance, digitainSport, digitainFlags } = sport
  // A running frame reconnects by itself, so only a failed session request is repeated.
  useOnReturn(() => {
    if (digitainFlags.isError) setAttempt(attempt + 1)
    else if (isAvailable) void dispatch(view === 'live' ? fetchLive(lang) : fetchPrematch(lang))
  }, true)
  const isSameView = instance?.lang === lang && instance.view === view
  const events = view === 'live' ? sport.live : sport.prematch
  const { isSuccess } = view === 'live' ? sport.liveFlags : sport.prematchFlags
  return {
    instance: isSameView ? { ...instance, session: digitainSport } : null,
    failure: digitainFlags.isError ? digitainFlags.errorMessage : null,
    eventCount: isSuccess ? events.length : null,
    restart: () => {
      setAttempt(attempt + 1)
    },
  }
}
