import { useEffect } from 'react'
import { toMs } from '@/domain/protection'
import { updateSession, useSessionRecord } from '@/device/protection/sessionRecord'
import { serverNow, useHasCome } from '@/device/protection/serverTime'
import { useElapsed } from '@/lib/dom/useElapsed'
import { selectBalanceAt, selectUser } from '@/store/player/authSlice'
import { selectOpened } from '@/store/ui/playSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSport } from '@/store/ui/sportSlice'
import { CheckDialog } from './CheckDialog'
import { CheckElsewhere } from './CheckElsewhere'
import { useCheckInterval } from './checkInterval'
import { LimitWatch } from './LimitWatch'
import { useOnlyTab } from './useOnlyTab'

/** A tab that has no lock by now covers its game; a single or focused tab gets the lock much earlier. */
const COVER_AFTER_MS = 300

function useRunningFrame(): 'casino' | 'sport' | null {
  const isGame = useAppSelector((state) => selectOpened(state) !== null)
  const isSport = useAppSelector((state) => selectSport(state).sportInstance !== null)
  return isGame ? 'casino' : isSport ? 'sport' : null
}

/** Due until answered, even after a reload. One tab shows it; other visible tabs cover their games. */
export function TimeCheck({ token, since }: { token: string; since: number }) {
  const record = useSessionRecord(token, since)
  const balance = useAppSelector((state) => selectUser(state)?.balance ?? null)
  const { value: minutes } = useCheckInterval()
  const running = useRunningFrame()
  const isDue = useHasCome(record ? record.answeredAt + toMs(minutes) : null)
  const isNeeded = isDue && running !== null
  const { isSelected, takeOver } = useOnlyTab(isNeeded)
  const isElsewhere = useElapsed(COVER_AFTER_MS, isNeeded && !isSelected) && isNeeded && !isSelected
  const isBalanceMissing = record?.first === null
  // Only until the balance is known, because every poll brings another time.
  const answeredAt = useAppSelector((state) => (isBalanceMissing ? selectBalanceAt(state) : null))

  useEffect(() => {
    if (!isBalanceMissing || balance === null || answeredAt === null) return
    // The answer that brought the balance may be older than the record.
    const first = { at: serverNow() - (Date.now() - answeredAt), balance }
    updateSession(token, (known) => ({ first: known.first ?? first }))
  }, [answeredAt, balance, isBalanceMissing, token])

  return (
    <>
      <LimitWatch isRunning={running !== null} />
      {record && isNeeded && isSelected && (
        <CheckDialog
          record={record}
          kind={running}
          onAnswer={() => {
            updateSession(token, ({ checks }) => ({ answeredAt: serverNow(), checks: checks + 1 }))
          }}
        />
      )}
      {record && isElsewhere && <CheckElsewhere onTakeOver={takeOver} />}
    </>
  )
}
