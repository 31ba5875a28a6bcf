import { useEffect } from 'react'
import { toMs } from '@/domain/protection'
import { usePersisted } from '@/device/persisted'
import { updateSession, useSessionRecord } from '@/device/sessionRecord'
import { now } from '@/device/trustedClock'
import { useElapsed } from '@/lib/dom/useElapsed'
import { useHasPassed } from '@/device/useHasPassed'
import { selectUser } from '@/store/authSlice'
import { selectOpening } from '@/store/gameSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSport } from '@/store/sportSlice'
import { CheckDialog } from './CheckDialog'
import { CheckElsewhere } from './CheckElsewhere'
import { checkInterval } from '@/device/checkInterval'
import { useOnlyTab } from './useOnlyTab'

/** A single or focused tab gets the check well before this time. */
const ELSEWHERE_MS = 300

/** What runs in a frame of this tab. */
function useRunning(): 'casino' | 'sport' | null {
  const isGame = useAppSelector((state) => selectOpening(state) !== null)
  const isSport = useAppSelector((state) => selectSport(state).sportInstance !== null)
  return isGame ? 'casino' : isSport ? 'sport' : null
}

/**
 * Quality H3: stores the session record and shows the time check at the player's interval. The check is due
 * until it is answered, even after a reload. One tab at a time shows it; it covers the games in all visible
 * windows (R1).
 */
export function TimeCheck({ token, since }: { token: string; since: number }) {
  const record = useSessionRecord(token, since)
  const balance = useAppSelector((state) => selectUser(state)?.balance ?? null)
  const { value: minutes } = usePersisted(checkInterval)
  const running = useRunning()
  const isDue = useHasPassed(record ? record.answeredAt + toMs(minutes) : null)
  const isAsked = isDue && running !== null
  const { isOurs, takeOver } = useOnlyTab(isAsked)
  const isElsewhere = useElapsed(ELSEWHERE_MS, isAsked && !isOurs) && isAsked && !isOurs
  const isBalanceMissing = record?.balance === null

  useEffect(() => {
    if (isBalanceMissing && balance !== null) {
      updateSession(token, (known) => ({ balance: known.balance ?? balance }))
    }
  }, [balance, isBalanceMissing, token])

  if (!record) return null
  return (
    <>
      <CheckDialog
        isOpen={isAsked && isOurs}
        record={record}
        kind={running ?? 'casino'}
        onAnswer={() => {
          updateSession(token, ({ checks }) => ({ answeredAt: now(), checks: checks + 1 }))
        }}
      />
      <CheckElsewhere isOpen={isElsewhere} onAskHere={takeOver} />
    </>
  )
}
