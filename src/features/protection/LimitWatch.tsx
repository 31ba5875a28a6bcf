import { useAppSelector } from '@/store/hooks'
import { selectAccount } from '@/store/ui/playGate'
import { usePlayCounter } from './usePlayCounter'
import { useStatementNotice } from './useStatementNotice'

/** Counts the time of play, and tells the player how much of a limit is reached. */
export function LimitWatch({ isRunning }: { isRunning: boolean }) {
  const account = useAppSelector(selectAccount)
  usePlayCounter(isRunning ? account : null)
  useStatementNotice(account)
  return null
}
