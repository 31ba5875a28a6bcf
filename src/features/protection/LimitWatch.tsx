import { useAppSelector } from '@/store/hooks'
import { selectAccount } from '@/store/playGate'
import { useLimitNotices } from './useLimitNotices'
import { usePlayCounter } from './usePlayCounter'
import { useStatementNotice } from './useStatementNotice'

/** Counts the time of play and tells the player how much of a limit is reached. */
export function LimitWatch({ start }: { start: string }) {
  const account = useAppSelector(selectAccount)
  usePlayCounter(start !== '')
  useLimitNotices(account)
  useStatementNotice(account)
  return null
}
