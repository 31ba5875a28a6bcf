import { useEffect } from 'react'
import { toMs } from '@/domain/protection'
import { usePersisted } from '@/lib/persisted'
import { seenNow, useReached } from '@/lib/seenTime'
import { updateSession, useSessionRecord } from '@/lib/sessionRecord'
import { selectUser } from '@/store/authSlice'
import { selectOpening } from '@/store/gameSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSport } from '@/store/sportSlice'
import { CheckDialog } from './CheckDialog'
import { checkInterval } from './checkSettings'
import { useOnlyTab } from './useOnlyTab'

/** What runs in a frame of this tab. */
function useRunning(): 'casino' | 'sport' | null {
  const isGame = useAppSelector((state) => selectOpening(state) !== null)
  const isSport = useAppSelector((state) => selectSport(state).sportInstance !== null)
  return isGame ? 'casino' : isSport ? 'sport' : null
}

/**
 * Quality H3: keeps the record of a login, and asks the player at the interval of their choice. The
 * check is due until it is answered, so that it outlives a reload and shows in one tab at a time.
 */
export function TimeCheck({ token, since }: { token: string; since: number }) {
  const record = useSessionRecord(token, since)
  const balance = useAppSelector((state) => selectUser(state)?.balance ?? null)
  const { value: minutes } = usePersisted(checkInterval)
  const running = useRunning()
  const isDue = useReached(record ? record.answeredAt + toMs(minutes) : null)
  const isShown = useOnlyTab(isDue && running !== null)
  const isBalanceMissing = record?.balance === null

  useEffect(() => {
    if (isBalanceMissing && balance !== null) {
      updateSession(token, (known) => ({ balance: known.balance ?? balance }))
    }
  }, [balance, isBalanceMissing, token])

  if (!record) return null
  return (
    <CheckDialog
      isOpen={isShown}
      record={record}
      kind={running ?? 'casino'}
      onAnswer={() => {
        updateSession(token, ({ checks }) => ({ answeredAt: seenNow(), checks: checks + 1 }))
      }}
    />
  )
}
