import { useSyncExternalStore } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { toMs } from '@/domain/protection'
import { onTick } from '@/device/protection/clocks'
import { useSessionRecord } from '@/device/protection/sessionRecord'
import { answerCheck, isCheckDue } from '@/device/protection/sessionTime'
import { useElapsed } from '@/lib/dom/useElapsed'
import { selectAccount } from '@/store/ui/playGate'
import { selectOpened } from '@/store/ui/playSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSportInstance } from '@/store/ui/sportSlice'
import { CheckDialog } from './CheckDialog'
import { CheckElsewhere } from './CheckElsewhere'
import { useCheckInterval } from './checkInterval'
import { useOnlyTab } from './useOnlyTab'
import { usePlayCounter } from './usePlayCounter'
import { useStatementNotice } from './useStatementNotice'

/** A tab that has no lock by now covers its game; a single or focused tab gets the lock much earlier. */
const COVER_AFTER_MS = 300

function useRunningFrame(): 'casino' | 'sport' | null {
  const isGame = useAppSelector((state) => selectOpened(state) !== null)
  const { pathname } = useLocation()
  const sport = useAppSelector(selectSportInstance)
  // The frame may stay for a while after its page.
  const isSport = sport && matchPath(sport.view === 'live' ? paths.live : paths.sport, pathname)
  return isGame ? 'casino' : isSport ? 'sport' : null
}

export { protect } from './protect'

/** Due until answered, even after a reload. One tab shows it; other visible tabs cover their games. */
export function TimeCheck({ token }: { token: string }) {
  const record = useSessionRecord(token)
  const { value: minutes } = useCheckInterval()
  const running = useRunningFrame()
  const isDue = useSyncExternalStore(
    onTick,
    () => record !== null && isCheckDue(record, toMs(minutes)),
  )
  const isNeeded = isDue && running !== null
  const account = useAppSelector(selectAccount)
  usePlayCounter(running === null ? null : account)
  useStatementNotice(account)
  const { isSelected, takeOver } = useOnlyTab(isNeeded)
  const isElsewhere = useElapsed(COVER_AFTER_MS, isNeeded && !isSelected) && isNeeded && !isSelected

  return (
    <>
      {record && isNeeded && isSelected && (
        <CheckDialog
          record={record}
          kind={running}
          onAnswer={() => {
            answerCheck(token)
          }}
        />
      )}
      {record && isElsewhere && <CheckElsewhere onTakeOver={takeOver} />}
    </>
  )
}
