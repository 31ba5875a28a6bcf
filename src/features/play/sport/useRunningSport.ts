import { useEffect } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { useElapsed } from '@/lib/dom/useElapsed'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectGate, selectMayRun } from '@/store/ui/playGate'
import { selectOpened } from '@/store/ui/playSlice'
import {
  clearSport,
  selectSportInstance,
  type SportInstance,
  type SportView,
} from '@/store/ui/sportSlice'

const KEPT_MS = 600_000

/** The frame of a view, or that which stays after its page; ends any other. */
export function useRunningSport(view: SportView | null): SportInstance | null {
  const dispatch = useAppDispatch()
  const lang = useLanguage()
  const instance = useAppSelector(selectSportInstance)
  const mayRun = useAppSelector((state) => selectMayRun(state) || selectGate(state) === 'open')
  const isPlaying = useAppSelector((state) => selectOpened(state) !== null)
  const isOver = useElapsed(KEPT_MS, view === null)
  const mayStay = instance?.isPressed === true && !isPlaying && !isOver
  const isOwn = view === null ? mayStay : instance?.view === view
  const running = mayRun && isOwn && instance?.lang === lang ? instance : null

  const isLeft = view === null && running === null
  useEffect(() => {
    if (isLeft) dispatch(clearSport())
  }, [dispatch, isLeft])

  return running
}
